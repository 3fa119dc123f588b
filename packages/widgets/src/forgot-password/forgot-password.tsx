import { type Refused, Unreachable } from '@onair/core/http'
import { passwordRecoveryClient } from '@onair/core/sign-in/client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { AskForm } from './ask-form.tsx'
import { ChooseForm } from './choose-form.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'
import { Changed, Checking, NotChecked, Sent, Spent } from './told.tsx'

/** Whose password a link changes. */
export type LinkOf = { email: string; securityQuestionId: string | null }

/** Of the form that asks: the address. Of the one that chooses: why it was refused, and nothing that was typed. */
export type TypedForgotten = { email?: string; reason?: { area: string; message: string } }

export type ForgotPasswordProps = {
  /** What the link in the mail holds. Without it the widget asks for the e-mail address. */
  token?: string
  /** What the link opens, where the page has looked already: whose password, or nothing any more; `later` where it could not. */
  link?: LinkOf | 'spent' | 'later'
  /** How a form that was posted without JavaScript was answered. */
  posted?: 'sent' | 'changed' | 'refused' | 'later'
  /** What is shown again of that form. */
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

/** What a refusal says of a link. A server that is busy, or was asked too often, says nothing of it. */
export const refusedLink = ({ items }: Refused): 'spent' | 'later' => (items[0]?.area === 'Token' ? 'spent' : 'later')

/**
 * A forgotten password: asks for the e-mail address, and, opened by the link in the mail, for the new password. What was
 * mailed says the same whether there is such an account.
 */
export function ForgotPassword({ token, link, posted, typed }: ForgotPasswordProps) {
  const { models, language } = useShop()
  const t = useMessages(en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const [state, setState] = useState<State>(() => firstState({ token, link, posted }))
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(state.kind)
  const [attempt, setAttempt] = useState(0)
  const read = state.kind === 'choosing' || state.kind === 'spent'

  useEffect(() => {
    // Read once, the token need not stay where a shoulder, a bookmark or a screenshot finds it. Until then a reload needs it.
    if (read && models.environment.base === '') forgetInAddress()
  }, [read, models])
  useEffect(() => {
    // A page that has looked already looks again when it is told to.
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
    // What was focused is gone. A page that came like this keeps its focus.
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

/** The answer; undefined when the shop could not be reached. */
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
