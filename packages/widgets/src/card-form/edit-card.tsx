import type { Account } from '@onair/core/account/client'
import { maxHolderNameLength } from '@onair/core/limits'
import { cardTypes, expiryErrors, expiryMonths, expiryYears } from '@onair/core/payment'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSending } from '../kit/hooks/use-sending.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import en from './card-form.messages.en.json'
import fr from './card-form.messages.fr.json'

/** A saved card, as the account has it. */
export type EditedCard = Account['creditCards'][number]

type Errors = { expiryMonth?: 'monthInvalid'; expiryYear?: 'yearInvalid'; holderName?: 'holderRequired' }

function errorsOf(data: FormData, today: string): Errors {
  const text = (name: string) => String(data.get(name) ?? '')
  const expiry = expiryErrors({ expiryMonth: text('expiryMonth'), expiryYear: text('expiryYear') }, today)
  return {
    ...(expiry.expiryMonth && { expiryMonth: 'monthInvalid' }),
    ...(expiry.expiryYear && { expiryYear: 'yearInvalid' }),
    ...(text('holderName').trim() === '' && { holderName: 'holderRequired' }),
  }
}

/** Changes a saved card's expiry, holder and default. Its number never changes. */
export function EditCard({ card, today, action }: { card: EditedCard; today: string; action: string }) {
  const { language, link } = useShop()
  const t = useMessages('cardForm', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const [sending, setSending] = useSending()
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const brand = cardTypes.find(({ code }) => code === card.cardType)?.name[language] ?? card.cardType
  // An expired card's year cannot be chosen, so that no year is selected.
  const years = expiryYears(Number(today.slice(0, 4)))
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  const error = (key: Errors[keyof Errors]) => key && t(key)
  return (
    <form
      ref={form}
      className="onair-setting-form"
      method="post"
      action={action}
      noValidate={hydrated}
      onSubmit={(event) => {
        const wrong = errorsOf(new FormData(event.currentTarget), today)
        if (sending || Object.keys(wrong).length > 0) event.preventDefault()
        else setSending(true)
        setErrors(wrong)
      }}
    >
      <p>
        <strong>{t('name', { card: brand, digits: card.lastDigits })}</strong>
      </p>
      <p className="onair-setting-soft">{t('requiredNote')}</p>
      <input type="hidden" name="id" value={card.id} />
      <Select
        id={`${id}-month`}
        name="expiryMonth"
        label={t('month')}
        options={options(expiryMonths())}
        defaultValue={card.expiryMonth}
        autoComplete="cc-exp-month"
        error={error(errors.expiryMonth)}
        required
      />
      <Select
        id={`${id}-year`}
        name="expiryYear"
        label={t('year')}
        options={options(years)}
        defaultValue={years.includes(card.expiryYear) ? card.expiryYear : ''}
        autoComplete="cc-exp-year"
        error={error(errors.expiryYear)}
        required
      />
      <Field
        id={`${id}-holder`}
        name="holderName"
        label={t('holder')}
        defaultValue={card.holderName}
        autoComplete="cc-name"
        maxLength={maxHolderNameLength}
        error={error(errors.holderName)}
        required
      />
      {card.isDefault ? (
        <p>{t('isDefaultAlready')}</p>
      ) : (
        <Checkbox id={`${id}-default`} name="isDefault" label={t('isDefault')} />
      )}
      <p className="onair-setting-actions">
        <Button type="submit" look="primary" size="l" busy={sending}>
          {t(sending ? 'saving' : 'save')}
        </Button>
        <a href={link('/pages/myaccount/paymentcards')}>{t('cancel')}</a>
      </p>
    </form>
  )
}
