import { choicePath } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { maxSenderNameLength } from '@onair/core/limits'
import { readCookie, userNameCookie } from '@onair/core/session'
import { type FormEvent, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import * as icons from '../../parts/icons.ts'
import { Notice } from '../../parts/notice.tsx'
import { createShareModel } from './share-by-email.model.ts'
import css from './share-dialog.css?inline'
import en from './share-dialog.messages.en.json'
import fr from './share-dialog.messages.fr.json'

type Props = {
  id: string
  product: ProductDetail
  /** The chosen style and size; undefined if the product has none to choose. */
  edp: ProductDetail['edps'][number] | undefined
  onClose: () => void
}

/** Ways to share an item: the device's own sheet, the URL to copy, and a message by e-mail. */
export function ShareDialog({ id, product, edp, onClose }: Props) {
  const { link } = useShop()
  const t = useMessages('shareDialog', en, fr)
  const path = choicePath(product, edp)
  const address = new URL(link(path), location.href).href
  // The page's initial choice need not be in the address.
  const chosen = path === productPath(product.itemNo) ? undefined : edp?.edpNo
  const field = useRef<HTMLInputElement>(null)
  useSheet(field, css)
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('copied')
    } catch {
      field.current?.select()
      setCopied('copyFailed')
    }
  }

  return (
    <Dialog id={id} open title={t('title')} closeText={t('close')} onClose={onClose}>
      <div className="onair-share">
        {'share' in navigator && (
          <Button
            look="primary"
            icon={icons.share}
            onClick={() => {
              // Closing the device's own sheet is not an error.
              navigator.share({ title: product.name, url: address }).then(onClose, () => {})
            }}
          >
            {t('native')}
          </Button>
        )}
        <div className="onair-share-link">
          <Field
            id={`${id}-link`}
            fieldRef={field}
            label={t('link')}
            defaultValue={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button onClick={() => void copy()}>{t('copy')}</Button>
        </div>
        <p className="onair-share-status" role="status">
          {copied && t(copied)}
        </p>
        <ByEmail id={id} itemNo={product.itemNo} edpNo={chosen} />
      </div>
    </Dialog>
  )
}

function ByEmail({ id, itemNo, edpNo }: { id: string; itemNo: string; edpNo: number | undefined }) {
  const { models } = useShop()
  const t = useMessages('shareDialog', en, fr)
  const [model] = useState(() => createShareModel(models))
  const progress = useShared(model.progress, model.progress.peek())
  const errors = useShared(model.errors, model.errors.peek())

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const typed = { to: text('to'), from: text('from') }
    const firstWrong = model.check(typed)
    if (firstWrong) return (form.elements.namedItem(firstWrong) as HTMLElement | null)?.focus()
    if (await model.send(typed, { itemNo, edpNo })) form.reset()
  }

  return (
    <form className="onair-share-form" noValidate onSubmit={(event) => void send(event)}>
      <h3>{t('byEmail')}</h3>
      <Field
        id={`${id}-to`}
        name="to"
        type="email"
        label={t('to')}
        required
        autoComplete="off"
        error={errors.to && t(errors.to)}
      />
      <Field
        id={`${id}-from`}
        name="from"
        label={t('from')}
        required
        autoComplete="name"
        defaultValue={readCookie(models.environment.session, userNameCookie)}
        error={errors.from && t(errors.from, { count: maxSenderNameLength })}
      />
      <Button type="submit" look="primary" busy={progress.kind === 'sending'}>
        {t(progress.kind === 'sending' ? 'sending' : 'send')}
      </Button>
      <div role="status">
        {progress.kind === 'sent' && (
          <Notice kind="good" still>
            {t('sent', { to: progress.to })}
          </Notice>
        )}
      </div>
      {progress.kind === 'refused' && <Notice kind="bad">{progress.message}</Notice>}
      {progress.kind === 'unreachable' && <Notice kind="bad">{t('unreachable')}</Notice>}
    </form>
  )
}
