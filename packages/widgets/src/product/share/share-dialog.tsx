import { choicePath } from '@onair/core/catalogue'
import { catalogueClient, type ProductDetail } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import { maxSenderNameLength } from '@onair/core/limits'
import { readCookie, userNameCookie } from '@onair/core/session'
import { isEmail } from '@onair/core/sign-in'
import { type FormEvent, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShop } from '../../kit/shop.tsx'
import { publicHttpModel } from '../../models/public-http.model.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import * as icons from '../../parts/icons.ts'
import { Notice } from '../../parts/notice.tsx'
import css from './share-dialog.css?inline'
import en from './share-dialog.messages.en.json'
import fr from './share-dialog.messages.fr.json'

type Sending =
  | { kind: 'idle' | 'sending' | 'unreachable' }
  | { kind: 'sent'; to: string }
  | { kind: 'refused'; message: string }
type Errors = { to?: string; from?: string }

type Props = {
  id: string
  product: ProductDetail
  /** The chosen style and size; undefined where the product has none to choose. */
  edp: ProductDetail['edps'][number] | undefined
  onClose: () => void
}

/** Ways to share an item: the device's own sheet, the URL to copy, and a message by e-mail. */
export function ShareDialog({ id, product, edp, onClose }: Props) {
  const { link } = useShop()
  const t = useMessages('shareDialog', en, fr)
  const path = choicePath(product, edp)
  const address = new URL(link(path), location.href).href
  // The choice with which the page begins anyway need not be named.
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
  const http = useModel(publicHttpModel)
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.kind === 'sending') return
    const form = event.currentTarget
    const values = new FormData(form)
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const body = { to: text('to'), from: text('from'), ...(edpNo !== undefined && { edpNo }) }
    const wrong: Errors = {
      to: isEmail(body.to) ? undefined : t('emailInvalid'),
      from: fromError(body.from),
    }
    setErrors(wrong)
    const first = Object.entries(wrong).find(([, error]) => error)?.[0]
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus()
    setSending({ kind: 'sending' })
    try {
      const answer = await catalogueClient(http).share(itemNo, body)
      if (answer.ok) form.reset()
      setSending(
        answer.ok ? { kind: 'sent', to: body.to } : { kind: 'refused', message: answer.items[0]?.message ?? '' },
      )
    } catch (failure) {
      setSending({ kind: 'unreachable' })
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  function fromError(from: string): string | undefined {
    if (from === '') return t('fromMissing')
    return from.length > maxSenderNameLength ? t('tooLong', { count: maxSenderNameLength }) : undefined
  }

  return (
    <form className="onair-share-form" noValidate onSubmit={(event) => void send(event)}>
      <h3>{t('byEmail')}</h3>
      <Field id={`${id}-to`} name="to" type="email" label={t('to')} required autoComplete="off" error={errors.to} />
      <Field
        id={`${id}-from`}
        name="from"
        label={t('from')}
        required
        autoComplete="name"
        defaultValue={readCookie(models.environment.session, userNameCookie)}
        error={errors.from}
      />
      <Button type="submit" look="primary" busy={sending.kind === 'sending'}>
        {t(sending.kind === 'sending' ? 'sending' : 'send')}
      </Button>
      <div role="status">
        {sending.kind === 'sent' && (
          <Notice kind="good" still>
            {t('sent', { to: sending.to })}
          </Notice>
        )}
      </div>
      {sending.kind === 'refused' && <Notice kind="bad">{sending.message}</Notice>}
      {sending.kind === 'unreachable' && <Notice kind="bad">{t('unreachable')}</Notice>}
    </form>
  )
}
