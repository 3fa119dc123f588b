import { createAccountPath, forgotPasswordPath, signInPath } from '@onair/core/sign-in'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'

type ResultProps = { heading: ComponentProps<'h1'> }

/** The mail was sent, if the account exists. */
export function Sent({ heading, onAgain }: ResultProps & { onAgain: () => void }) {
  const { link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const hydrated = useHydrated()
  return (
    <>
      <h1 {...heading}>{t('sentTitle')}</h1>
      <p>{t('sent')}</p>
      <p className="onair-panel-lead">{t('sentHint')}</p>
      <p className="onair-forgot-password-actions">
        {hydrated ? (
          <Button onClick={onAgain}>{t('again')}</Button>
        ) : (
          <ButtonLink href={link(forgotPasswordPath)}>{t('again')}</ButtonLink>
        )}
        <ButtonLink look="quiet" href={link(createAccountPath)}>
          {t('openAccount')}
        </ButtonLink>
      </p>
    </>
  )
}

/** The link is being checked. */
export function Checking({ heading }: ResultProps) {
  const t = useMessages('forgotPassword', en, fr)
  return (
    <>
      <h1 {...heading}>{t('chooseTitle')}</h1>
      <p role="status">{t('checking')}</p>
    </>
  )
}

/** The link could not be checked, with the reason and a retry; without JavaScript the retry is the mail's own URL. */
export function NotChecked({
  heading,
  token,
  onAgain,
  children,
}: ResultProps & { token: string; onAgain: () => void; children: ReactNode }) {
  const { link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const hydrated = useHydrated()
  const again = hydrated ? (
    <Button onClick={onAgain}>{t('retry')}</Button>
  ) : (
    <ButtonLink href={`${link(forgotPasswordPath)}?token=${encodeURIComponent(token)}`}>{t('retry')}</ButtonLink>
  )
  return (
    <>
      <h1 {...heading}>{t('chooseTitle')}</h1>
      <Notice kind="bad" action={again}>
        {children}
      </Notice>
    </>
  )
}

/** A link that no longer works, with a way to request another. */
export function Spent({ heading, children }: ResultProps & { children: ReactNode }) {
  const t = useMessages('forgotPassword', en, fr)
  return (
    <>
      <h1 {...heading}>{t('spentTitle')}</h1>
      <p className="onair-panel-lead">{t('spent')}</p>
      {children}
    </>
  )
}

/** The password was changed. */
export function Changed({ heading }: ResultProps) {
  const { link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  return (
    <>
      <h1 {...heading}>{t('changedTitle')}</h1>
      <p>{t('changed')}</p>
      <p className="onair-forgot-password-actions">
        <ButtonLink look="primary" size="l" href={link(signInPath)}>
          {t('signIn')}
        </ButtonLink>
      </p>
    </>
  )
}
