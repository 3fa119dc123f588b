import { accountPath, createAccountPath, forgotPasswordPath, safeReturnPath } from '@onair/core/rules'
import {
  clearCookie,
  readCookie,
  referrerUrlCookie,
  type SignOutOutcome,
  signOutMessages,
  targetUrlCookie,
  userEmailCookie,
} from '@onair/core/session'
import { useState } from 'react'
import { signIn as en } from '../i18n/messages/en.json'
import { signIn as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { demoSiteKey, hasRecaptcha, recaptchaToken } from '../models/recaptcha.ts'
import { sessionModel } from '../models/session.model.ts'
import { Notice } from '../parts/notice.tsx'
import { SignInForm, type SignInValues } from '../parts/sign-in-form.tsx'
import { useModel, useShared, useShop, useUid } from '../shop.tsx'
import type { SignInEvents } from './sign-in.events.ts'

export type SignInProps = {
  /** Where to go afterwards, a path of the shop; the account without one. */
  returnTo?: string
  /** How a sign-out that led here went. */
  message?: SignOutOutcome
  /** A form that was posted without JavaScript was refused. */
  refused?: boolean
  /** What stood in that form, to be shown again. */
  typed?: { email: string; remember: boolean }
  /** The recaptcha site key. */
  siteKey?: string
} & SignInEvents

/** E-mail address and password. The guest's bag comes along. */
export function SignIn({ returnTo, message, refused, typed, siteKey = demoSiteKey, onBeforeReturn }: SignInProps) {
  const { models, language, link } = useShop()
  const t = useMessages(en, fr)
  const id = useUid()
  const session = useModel(sessionModel)
  const busy = useShared(session.busy, false)
  const error = useShared(session.error, undefined)
  const [asking, setAsking] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const [done, setDone] = useState(false)
  const target = safeReturnPath(returnTo) ?? accountPath
  const { environment } = models

  async function submit({ email, password, remember }: SignInValues, form: HTMLFormElement) {
    if (asking || done) return
    // A page of the shop can post the form to its own server instead, which vouches for it.
    if (!hasRecaptcha() && environment.base === '') return form.submit()
    setAsking(true)
    setAttempted(true)
    try {
      const token = await recaptchaToken(siteKey, 'signin')
      if (!(await session.signIn({ email, password, recaptchaToken: token }, remember))) return
      clearCookie(environment.session, targetUrlCookie)
      clearCookie(environment.session, referrerUrlCookie)
      setDone(true)
      const href = link(target)
      if (onBeforeReturn?.({ href }) !== false) environment.go(href)
    } finally {
      setAsking(false)
    }
  }

  const wrong =
    error === 'unreachable'
      ? t('unreachable')
      : error
        ? (error.items[0]?.message ?? t('refused'))
        : refused && !attempted
          ? t('refused')
          : undefined
  return (
    <section className="onair onair-panel" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{t('title')}</h1>
      {message && !attempted && (
        <Notice kind={message === 'done' ? 'good' : 'bad'}>{signOutMessages[message][language]}</Notice>
      )}
      <p className="onair-panel-lead">{t('lead')}</p>
      <SignInForm
        id={`${id}-form`}
        language={language}
        action={link('/signin')}
        returnTo={target}
        error={done ? undefined : wrong}
        busy={asking || busy || done}
        email={typed?.email ?? readCookie(environment.session, userEmailCookie)}
        remember={typed?.remember}
        forgotHref={link(forgotPasswordPath)}
        onSubmit={(values, form) => void submit(values, form)}
      />
      <p className="onair-sign-in-new">
        {t('newHere')}{' '}
        <a href={`${link(createAccountPath)}?return=${encodeURIComponent(target)}`}>{t('createAccount')}</a>
      </p>
      <p className="onair-hidden" role="status">
        {done && t('done')}
      </p>
    </section>
  )
}
