import { useState } from 'react'
import { useSending } from '../kit/hooks/use-sending.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { createExportModel } from './export.model.ts'
import en from './own-data.messages.en.json'
import fr from './own-data.messages.fr.json'

export type OwnDataProps = {
  /** Why the account was not closed: the server's reason, or that the shop was not available. */
  refused?: { area: string; message: string } | 'away'
}

/** The export of the customer's data as a file, and the closing of the account. */
export function OwnData({ refused }: OwnDataProps) {
  const t = useMessages('ownData', en, fr)
  return (
    <div className="onair onair-setting">
      <h1>{t('title')}</h1>
      <Export />
      <Closure refused={refused} />
    </div>
  )
}

/** Offers a text as a download. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function Export() {
  const t = useMessages('ownData', en, fr)
  const id = useUid()
  const { models } = useShop()
  const [model] = useState(() => createExportModel(models))
  const progress = useShared(model.progress, model.progress.peek())
  const isBusy = progress.kind === 'busy'

  async function download() {
    const text = await model.read()
    if (text !== undefined) save('onair.json', text)
  }

  return (
    <section className="onair-setting-section" aria-labelledby={`${id}-export`}>
      <h2 id={`${id}-export`}>{t('exportTitle')}</h2>
      <p>{t('exportText')}</p>
      <noscript>
        <p>{t('exportNeedsScript')}</p>
      </noscript>
      <p className="onair-own-data-export">
        <Button busy={isBusy} onClick={() => void download()}>
          {t(isBusy ? 'exporting' : 'export')}
        </Button>
      </p>
      {progress.kind === 'done' && <Notice kind="good">{t('exportDone')}</Notice>}
      {progress.kind === 'failed' && <Notice kind="bad">{progress.message ?? t('exportFailed')}</Notice>}
    </section>
  )
}

function Closure({ refused }: OwnDataProps) {
  const { language, link } = useShop()
  const t = useMessages('ownData', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const [sending, setSending] = useSending()
  const reason = typeof refused === 'object' ? refused : undefined
  const [wrong, setWrong] = useState(reason?.area === 'CurrentPassword' ? reason.message : undefined)
  const sentence = refused === 'away' ? t('away') : reason?.area === 'CurrentPassword' ? undefined : reason?.message
  return (
    <section className="onair-setting-section" aria-labelledby={`${id}-close`}>
      <h2 id={`${id}-close`}>{t('closeTitle')}</h2>
      {sentence && <Notice kind="bad">{sentence}</Notice>}
      <p>{t('closeText')}</p>
      <p className="onair-setting-soft">{t('closeWait')}</p>
      <form
        className="onair-setting-form"
        method="post"
        action={link('/account/closure')}
        noValidate={hydrated}
        onSubmit={(event) => {
          const empty = new FormData(event.currentTarget).get('currentPassword') === ''
          setWrong(empty ? t('currentPasswordRequired') : undefined)
          if (empty) event.currentTarget.querySelector('input')?.focus()
          if (empty || sending) event.preventDefault()
          else setSending(true)
        }}
      >
        <PasswordField
          id={`${id}-password`}
          language={language}
          name="currentPassword"
          label={t('currentPassword')}
          error={wrong}
          autoComplete="current-password"
        />
        <p className="onair-setting-actions">
          <Button type="submit" look="primary" busy={sending}>
            {t(sending ? 'closing' : 'close')}
          </Button>
          <a href={link('/pages/myaccount/information')}>{t('cancel')}</a>
        </p>
      </form>
    </section>
  )
}
