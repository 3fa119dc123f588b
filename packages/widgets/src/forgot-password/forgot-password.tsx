import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { AskForm } from './ask-form.tsx'
import { ChooseForm } from './choose-form.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'
import { createForgotPasswordModel, type LinkAccount, type TypedForgotten } from './forgot-password.model.ts'
import { Changed, Checking, NotChecked, Sent, Spent } from './results.tsx'

export type ForgotPasswordProps = {
  /** The token of the link in the mail. Without it the widget asks for the e-mail address. */
  token?: string
  /** The link's account if the page has checked it; `spent` if it no longer works, `later` if the check failed. */
  link?: LinkAccount | 'spent' | 'later'
  /** The result of a form that was posted without JavaScript. */
  posted?: 'sent' | 'changed' | 'refused' | 'later'
  /** The values of that form to show again. */
  typed?: TypedForgotten
}

/**
 * Resets a forgotten password: asks for the e-mail address or, when opened by the mail's link, for the new password.
 * The answer is the same whether or not the account exists.
 */
export function ForgotPassword({ token, link, posted, typed }: ForgotPasswordProps) {
  const { models } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const id = useUid()
  const [model] = useState(() => createForgotPasswordModel(models, { token, link, posted, typed }))
  const screen = useShared(model.screen, model.screen.peek())
  const isLinkRead = useShared(model.isLinkRead, model.isLinkRead.peek())
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen.kind)

  useEffect(() => {
    // Remove the token from the URL once it is used, so that bookmarks and screenshots do not show it.
    if (isLinkRead && models.environment.base === '') removeTokenFromUrl()
  }, [isLinkRead, models])
  useEffect(() => {
    if (token && !link) return model.check(token)
    return undefined
  }, [model, token, link])
  useLayoutEffect(() => {
    // The focused element is gone. After a page load the focus stays.
    if (screen.kind !== shown.current) title.current?.focus()
    shown.current = screen.kind
  }, [screen.kind])

  const askForm = <AskForm id={`${id}-ask`} model={model} email={typed?.email} />
  const heading = { id: `${id}-title`, ref: title, tabIndex: -1 }
  return (
    <section className="onair onair-panel" aria-labelledby={`${id}-title`}>
      {screen.kind === 'asking' && (
        <>
          <h1 {...heading}>{t('title')}</h1>
          <p className="onair-panel-lead">{t('lead')}</p>
          {askForm}
        </>
      )}
      {screen.kind === 'sent' && <Sent heading={heading} onAgain={model.askAgain} />}
      {screen.kind === 'checking' && <Checking heading={heading} />}
      {(screen.kind === 'later' || screen.kind === 'unreachable') && (
        <NotChecked heading={heading} token={token ?? ''} onAgain={() => model.check(token ?? '')}>
          {t(screen.kind)}
        </NotChecked>
      )}
      {screen.kind === 'spent' && <Spent heading={heading}>{askForm}</Spent>}
      {screen.kind === 'changed' && <Changed heading={heading} />}
      {screen.kind === 'choosing' && (
        <ChooseForm id={`${id}-choose`} heading={heading} model={model} token={token ?? ''} account={screen.account} />
      )}
    </section>
  )
}

function removeTokenFromUrl(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('token')) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
}
