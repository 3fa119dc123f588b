import { readCookie, type SignOutOutcome, userEmailCookie } from '@onair/core/session'
import { accountPath, createAccountPath, forgotPasswordPath, safeReturnPath, signInPath } from '@onair/core/sign-in'
import { useState } from 'react'
import { ShopInstead } from '../connected/shop-instead.tsx'
import { SignedInHere } from '../connected/signed-in-here.tsx'
import { useSignIn } from '../kit/hooks/use-sign-in.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { isForeign } from '../models/foreign.ts'
import { returnAddress } from '../models/return-address.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import { Notice } from '../parts/notice.tsx'
import { SignInForm, type SignInValues } from '../parts/sign-in-form.tsx'
import type { SignInEvents } from './sign-in.events.ts'
import en from './sign-in.messages.en.json'
import fr from './sign-in.messages.fr.json'

export type SignInProps = {
  /**
   * The page to open afterwards, a path of the shop; the account if not given. On another site's page a path of that
   * site, because the sign-in belongs to that site; without one the page stays.
   */
  returnTo?: string
  /** The result of a sign-out that led here. */
  message?: SignOutOutcome
  /** Whether a form that was posted without JavaScript was refused. */
  refused?: boolean
  /** The values of that form. */
  typed?: { email: string; remember: boolean }
  /** The recaptcha site key; the shop's own if not given. */
  siteKey?: string
} & SignInEvents

/** The sign-in page. Signing in merges the guest's bag. */
export function SignIn({ returnTo, message, refused, typed, siteKey, onBeforeReturn }: SignInProps) {
  const { models, language, link } = useShop()
  const t = useMessages('signIn', en, fr)
  const id = useUid()
  const { signIn, prepare, busy, error, barred } = useSignIn(siteKey)
  const [attempted, setAttempted] = useState(false)
  const [done, setDone] = useState(false)
  const { environment } = models
  const foreign = useHydrated() && isForeign(environment)
  // Links to the shop: another site's page may have other pages under these paths.
  const target = (!foreign && safeReturnPath(returnTo)) || accountPath
  const member = useShared(useModel(signedInModel).member, undefined)

  // Another site's page stays open and offers to sign out.
  const leaving = done && !foreign

  async function submit(values: SignInValues, form: HTMLFormElement) {
    if (busy || leaving) return
    setAttempted(true)
    if (!(await signIn(values, form))) return
    setDone(true)
    const href = returnAddress(environment, returnTo)
    if (onBeforeReturn?.({ href }) !== false && href !== location.href) environment.go(href)
  }

  if (foreign && member !== undefined) return <SignedInHere entered={done} />
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
      {message && !attempted && <Notice kind={message === 'done' ? 'good' : 'bad'}>{t(`signOut-${message}`)}</Notice>}
      <p className="onair-panel-lead">{t('lead')}</p>
      {barred && (
        <ShopInstead path={signInPath} label={t('atShop')}>
          {t('barred')}
        </ShopInstead>
      )}
      <SignInForm
        id={`${id}-form`}
        language={language}
        action={link('/signin')}
        returnTo={target}
        error={leaving || barred ? undefined : wrong}
        busy={busy || leaving}
        email={typed?.email ?? readCookie(environment.session, userEmailCookie)}
        remember={typed?.remember}
        forgotHref={link(forgotPasswordPath)}
        onFocus={prepare}
        onSubmit={(values, form) => void submit(values, form)}
      />
      <p className="onair-sign-in-new">
        {t('newHere')}{' '}
        <a href={`${link(createAccountPath)}?return=${encodeURIComponent(target)}`}>{t('createAccount')}</a>
      </p>
      <p className="onair-hidden" role="status">
        {leaving && t('done')}
      </p>
    </section>
  )
}
