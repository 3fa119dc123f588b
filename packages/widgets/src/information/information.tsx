import { formatDateTime } from '@onair/core/dates'
import { informationPath } from '@onair/core/information'
import type { AccountSession } from '@onair/core/information/client'
import { securityQuestion } from '@onair/core/sign-in'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './information.messages.en.json'
import fr from './information.messages.fr.json'

export type InformationProps = {
  email: string
  securityQuestionId: string | null
  /** This device first. */
  sessions: readonly AccountSession[]
  /** What a form of this page or of the forms below it has done. */
  done?: 'email' | 'password' | 'question' | 'session' | 'sessions'
  /** Why it failed: the session had ended, or the shop is not available. */
  refused?: 'gone' | 'away'
}

/** How the customer signs in, and where they are signed in (specification §2, "Information"). Works by links and forms. */
export function Information({ email, securityQuestionId, sessions, done, refused }: InformationProps) {
  const { language, link } = useShop()
  const t = useMessages('information', en, fr)
  const id = useUid()
  const question = securityQuestion(securityQuestionId)?.[language]
  return (
    <div className="onair onair-setting">
      <h1>{t('title')}</h1>
      {done && <Notice kind="good">{t(`done_${done}`)}</Notice>}
      {refused && <Notice kind="bad">{t(refused === 'gone' ? 'refusedGone' : 'refusedAway')}</Notice>}
      <section className="onair-setting-section" aria-labelledby={`${id}-how`}>
        <h2 id={`${id}-how`}>{t('howTitle')}</h2>
        <ul className="onair-setting-cards">
          <Fact name={t('email')} value={email} change={t('emailChange')} href={link(`${informationPath}/email`)} />
          <Fact
            name={t('password')}
            value={t('passwordHidden')}
            change={t('passwordChange')}
            href={link(`${informationPath}/password`)}
          />
          <Fact
            name={t('question')}
            value={question ?? t('questionNone')}
            change={t(question ? 'questionChange' : 'questionAdd')}
            href={link(`${informationPath}/question`)}
          />
        </ul>
      </section>
      <section className="onair-setting-section" aria-labelledby={`${id}-where`}>
        <div className="onair-setting-head">
          <h2 id={`${id}-where`}>{t('whereTitle')}</h2>
          {sessions.length > 1 && (
            <form method="post" action={link('/account/sessions/others')}>
              <Button type="submit">{t('endOthers')}</Button>
            </form>
          )}
        </div>
        <ul className="onair-setting-cards">
          {sessions.map((session) => (
            <SignedIn key={session.id} session={session} />
          ))}
        </ul>
      </section>
      <section className="onair-setting-section" aria-labelledby={`${id}-data`}>
        <h2 id={`${id}-data`}>{t('ownData')}</h2>
        <p>
          {t('ownDataText')} <a href={link(`${informationPath}/owndata`)}>{t('ownDataOpen')}</a>
        </p>
      </section>
    </div>
  )
}

function Fact({ name, value, change, href }: { name: string; value: string; change: string; href: string }) {
  return (
    <li className="onair-setting-card">
      <p>
        <strong>{name}</strong>
        <br />
        {value}
      </p>
      <p className="onair-setting-actions">
        <a href={href}>{change}</a>
      </p>
    </li>
  )
}

function SignedIn({ session: { id, device, startedAt, lastSeenAt, isCurrent } }: { session: AccountSession }) {
  const { language, link } = useShop()
  const timeZone = useTimeZone()
  const t = useMessages('information', en, fr)
  const name = device || t('deviceUnknown')
  return (
    <li className="onair-setting-card" data-default={isCurrent || undefined}>
      {isCurrent && (
        <p>
          <Badge>{t('thisDevice')}</Badge>
        </p>
      )}
      <p>
        <strong>{name}</strong>
        <br />
        {t('signedIn', { when: formatDateTime(startedAt, language, timeZone) })}
        <br />
        {t('lastSeen', { when: formatDateTime(lastSeenAt, language, timeZone) })}
      </p>
      {!isCurrent && (
        <form method="post" action={link('/account/sessions/end')}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="quiet">
            {t('end')} <span className="onair-hidden">{`– ${name}`}</span>
          </Button>
        </form>
      )}
    </li>
  )
}
