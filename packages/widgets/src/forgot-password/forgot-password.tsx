import { type Refused, Unreachable } from '@onair/core/http'
import { passwordRecoveryClient } from '@onair/core/sign-in/client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { AskForm } from './ask-form.tsx'
import { ChooseForm, type LinkOf } from './choose-form.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'
import { Changed, Checking, NotChecked, Sent, Spent } from './results.tsx'

/** The address of the form that asks; the error of the form that chooses. Passwords are never shown again. */
export type TypedForgotten = { email?: string; reason?: { area: string; message: string } }

export type ForgotPasswordProps = {
  /** The token of the link in the mail. Without it the widget asks for the e-mail address. */
  token?: string
  /** The link's account if the page has checked it; `spent` if it no longer works, `later` if the check failed. */
  link?: LinkOf | 'spent' | 'later'
  /** The result of a form that was posted without JavaScript. */
  posted?: 'sent' | 'changed' | 'refused' | 'later'
  /** The values of that form to show again. */
  typed?: TypedForgotten
}

type State =
  | { kind: 'asking' | 'sent' | 'spent' | 'changed' | 'checking' | 'later' | 'unreachable' }
  | { kind: 'choosing'; of: LinkOf }

function firstState({ token, link, posted }: ForgotPasswordProps): State {
  if (posted === 'sent' || posted === 'changed') return { kind: posted }
  if (!token) return { kind: 'asking' }
  if (!link) return { kind: 'checking' }
  return typeof link === 'string' ? { kind: link } : { kind: 'choosing', of: link }
}

/** What a refusal says about a link. A busy server, or too many attempts, says nothing: `later`. */
export const refusedLink = ({ items }: Refused): 'spent' | 'later' => (items[0]?.area === 'Token' ? 'spent' : 'later')

/**
 * Resets a forgotten password: asks for the e-mail address or, when opened by the mail's link, for the new password.
 * The answer is the same whether or not the account exists.
 */
export function ForgotPassword({ token, link, posted, typed }: ForgotPasswordProps) {
  const { models, language } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const [state, setState] = useState<State>(() => firstState({ token, link, posted }))
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(state.kind)
  const [attempt, setAttempt] = useState(0)
  const read = state.kind === 'choosing' || state.kind === 'spent'

  useEffect(() => {
    // Remove the token from the URL once it is used, so that bookmarks and screenshots do not show it. Until then a
    // reload needs it.
    if (read && models.environment.base === '') forgetInAddress()
  }, [read, models])
  useEffect(() => {
    // Check again only on request if the page has checked the link.
    if (!token || (link && attempt === 0)) return
    let wanted = true
    const settle = (next: State) => wanted && setState(next)
    setState({ kind: 'checking' })
    passwordRecoveryClient(http)
      .info(token)
      .then(
        (answer) => settle(answer.ok ? { kind: 'choosing', of: answer.value } : { kind: refusedLink(answer) }),
        () => settle({ kind: 'unreachable' }),
      )
    return () => {
      wanted = false
    }
  }, [token, link, attempt, http])
  useLayoutEffect(() => {
    // The focused element is gone. After a page load the focus stays.
    if (state.kind !== shown.current) title.current?.focus()
    shown.current = state.kind
  }, [state.kind])

  const ask = async (email: string) => {
    const answer = await reached(passwordRecoveryClient(http).ask(email))
    if (answer === undefined) return t('unreachable')
    if (!answer.ok) return answer.items[0]?.message ?? t('later')
    setState({ kind: 'sent' })
    return undefined
  }
  const askForm = (
    <AskForm id={`${id}-ask`} email={typed?.email} error={posted === 'later' ? t('later') : undefined} onAsk={ask} />
  )
  const heading = { id: `${id}-title`, ref: title, tabIndex: -1 }
  return (
    <section className="onair onair-panel" aria-labelledby={`${id}-title`}>
      {state.kind === 'asking' && (
        <>
          <h1 {...heading}>{t('title')}</h1>
          <p className="onair-panel-lead">{t('lead')}</p>
          {askForm}
        </>
      )}
      {state.kind === 'sent' && <Sent heading={heading} onAgain={() => setState({ kind: 'asking' })} />}
      {state.kind === 'checking' && <Checking heading={heading} />}
      {(state.kind === 'later' || state.kind === 'unreachable') && (
        <NotChecked heading={heading} token={token ?? ''} onAgain={() => setAttempt(attempt + 1)}>
          {t(state.kind)}
        </NotChecked>
      )}
      {state.kind === 'spent' && <Spent heading={heading}>{askForm}</Spent>}
      {state.kind === 'changed' && <Changed heading={heading} />}
      {state.kind === 'choosing' && (
        <ChooseForm
          id={`${id}-choose`}
          language={language}
          heading={heading}
          token={token ?? ''}
          of={state.of}
          reason={typed?.reason}
          error={posted === 'refused' ? t('refused') : undefined}
          onUpdate={async (form) => {
            const answer = await reached(passwordRecoveryClient(http).update(form))
            if (answer?.ok) setState({ kind: 'changed' })
            else if (answer && refusedLink(answer) === 'spent') setState({ kind: 'spent' })
            return answer
          }}
        />
      )}
    </section>
  )
}

/** The result; undefined if the shop could not be reached. */
async function reached<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof Unreachable) return undefined
    throw failure
  }
}

function forgetInAddress(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('token')) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
}
