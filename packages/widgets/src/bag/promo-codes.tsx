import type { Bag } from '@onair/core/bag/client'
import { lengthToType, maxPromoCodeLength } from '@onair/core/limits'
import { useRef, useState } from 'react'
import { keepFocus } from '../kit/focus.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel } from './bag-view.model.ts'

/** A code that was posted without JavaScript and refused, and the reason. */
export type RefusedCode = { code: string; message?: string }

type PromoCodesProps = {
  codes: Bag['promotions']
  /** Why some of them currently reduce nothing. */
  messages: readonly string[]
  view: BagViewModel
  refused: RefusedCode | undefined
}

/**
 * The bag's promo codes, each with a remove button, and a field for another one. Errors show beside the field. Styling
 * hook: `data-idle` on a code that reduces nothing. Without JavaScript the forms post to `/bag/promo`.
 */
export function PromoCodes({ codes, messages, view, refused }: PromoCodesProps) {
  const { link } = useShop()
  const t = useMessages('bag', en, fr)
  const id = useUid()
  const field = useRef<HTMLInputElement>(null)
  const trouble = useShared(view.trouble, undefined)
  const about = trouble?.place && 'promo' in trouble.place ? trouble : undefined
  const hydrated = useHydrated()
  const [previousMessage, setPreviousMessage] = useState(refused?.message)
  const wrong = about?.kind === 'refused' ? about.message : previousMessage

  async function use(code: string) {
    setPreviousMessage(undefined)
    const moveFocus = keepFocus()
    if (await view.applyPromoCode(code)) {
      if (field.current) field.current.value = ''
    } else moveFocus(field.current)
  }
  async function drop(code: string) {
    // The removed code's button had the focus.
    const moveFocus = keepFocus()
    if (await view.dropPromoCode(code)) moveFocus(field.current)
  }

  return (
    <div className="onair-bag-promo">
      <form
        className="onair-bag-promo-form"
        method="post"
        action={link('/bag/promo')}
        onSubmit={(event) => {
          event.preventDefault()
          const code = field.current?.value.trim()
          if (code) void use(code)
          else field.current?.focus()
        }}
      >
        <Field
          id={`${id}-code`}
          fieldRef={field}
          label={t('promo')}
          name="promoCode"
          maxLength={lengthToType(maxPromoCodeLength)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={wrong}
          defaultValue={refused?.code}
          autoFocus={!hydrated && wrong !== undefined}
        />
        <Button type="submit">{t('promoUse')}</Button>
      </form>
      <p className="onair-hidden" role="status">
        {about?.kind === 'refused' && about.message}
      </p>
      {messages.map((message) => (
        <Notice kind="warn" key={message}>
          {message}
        </Notice>
      ))}
      {codes.length > 0 && (
        <ul className="onair-bag-promo-codes" aria-label={t('promoCodes')}>
          {codes.map(({ code, description, isApplied }) => (
            <li key={code} data-idle={!isApplied || undefined}>
              <span>
                <strong translate="no">{code}</strong> {description}
                {!isApplied && ` (${t('promoIdle')})`}
              </span>
              <form
                method="post"
                action={link('/bag/promo')}
                onSubmit={(event) => {
                  event.preventDefault()
                  void drop(code)
                }}
              >
                <input type="hidden" name="remove" value={code} />
                <Button
                  type="submit"
                  look="quiet"
                  icon={icons.close}
                  iconOnly
                  aria-label={t('promoDrop', { code })}
                  title={t('promoDrop', { code })}
                >
                  {t('remove')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
