import {
  newsletterConfirmPath,
  newsletterLinkDays,
  newsletterPath,
  newsletterUnsubscribePath,
} from '@onair/core/newsletter'
import { newsletterClient } from '@onair/core/newsletter/client'
import { emailSuggestion } from '@onair/core/sign-in'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page, type Rendered } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { tried } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { NewsletterForm, newsletterFormPath } from '../../parts/newsletter-form.tsx'
import { newsletterActions, newsletterQuestionPath, outcomes, questionName } from './newsletter.actions.ts'
import en from './newsletter.messages.en.json'
import fr from './newsletter.messages.fr.json'

/** The newsletter's own page: an explanation, the form and its result. */
const signUpPage: Page = {
  path: newsletterPath,
  audience: 'everyone',
  findable: foundAs(en, fr),
  actions: newsletterActions,
  async load(visit) {
    const t = translator(visit, en, fr)
    const posted = outcomes.find((outcome) => outcome === visit.query.get('posted'))
    return {
      title: t('title'),
      description: t('what'),
      canonical: newsletterPath,
      body: (
        <div className="narrow text">
          <h1>{t('title')}</h1>
          {posted && (
            <p className="notice" role={posted === 'sent' ? 'status' : 'alert'}>
              {t(`posted_${posted}`, { days: newsletterLinkDays })}
            </p>
          )}
          <p>{t('what')}</p>
          <NewsletterForm visit={visit} />
        </div>
      ),
    }
  },
}

/**
 * Asks about an address that looks mistyped, before a letter is sent to it: a press subscribes the suggested address or the typed
 * one. Without such an address, the page redirects to the form.
 */
const questionPage: Page = {
  path: newsletterQuestionPath,
  audience: 'everyone',
  personal: true,
  async load(visit) {
    const t = translator(visit, en, fr)
    const { email = '' } = restoreForm<{ email?: string }>(visit, questionName) ?? {}
    const meant = emailSuggestion(email)
    if (!meant) return { redirect: visit.link(newsletterPath) }
    return {
      title: t('meant_title'),
      body: (
        <div className="narrow text">
          <h1>{t('meant_title')}</h1>
          <p>
            {t('meant')} <b translate="no">{meant}</b>
          </p>
          <div className="buttons">
            <Confirmed email={meant}>{t('meant_take')}</Confirmed>
            <Confirmed email={email} quiet>
              {t('meant_keep')}
            </Confirmed>
          </div>
        </div>
      ),
    }
  },
}

/** Subscribes an address that the shopper has seen, which is in the button's label. */
function Confirmed({ email, quiet, children }: { email: string; quiet?: boolean; children: string }) {
  return (
    <form method="post" action={newsletterFormPath}>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="confirmed" value="" />
      <button type="submit" className={quiet ? 'button quiet' : 'button'}>
        <span>
          {children} <span translate="no">{email}</span>
        </span>
      </button>
    </form>
  )
}

/** What a letter's link does. Its page says so before and after. */
type Kind = 'confirm' | 'leave'
type State = 'ask' | 'done' | 'spent' | 'away'

/** At most the length that the contract accepts. */
const tokenOf = ({ query }: Visit) => query.get('token')?.slice(0, 128) || undefined

/**
 * The page that a letter's link opens. A button does what the link is for, because programs that check mails open links too. It
 * posts to the page's own address, as do mail programs that unsubscribe with one click.
 */
const linkPage = (path: string, kind: Kind): Page => ({
  path,
  audience: 'everyone',
  personal: true,
  referrer: 'same-origin',
  load: async (visit) => linkState(visit, kind, tokenOf(visit) ? 'ask' : 'spent'),
  async post(visit) {
    const token = tokenOf(visit)
    if (!token) return linkState(visit, kind, 'spent')
    const done = await tried(newsletterClient(visit.http)[kind](token))
    if (done?.ok) return linkState(visit, kind, 'done')
    // Not 200, so that a mail program tries again.
    return done?.status === 417 ? linkState(visit, kind, 'spent') : { ...linkState(visit, kind, 'away'), status: 503 }
  },
})

function linkState(visit: Visit, kind: Kind, state: State): Rendered {
  const { link, url, host } = visit
  const t = translator(visit, en, fr)
  const title = t(`${kind}_${state}_title`)
  return {
    title,
    body: (
      <div className="narrow text">
        <h1>{title}</h1>
        <p role={state === 'away' ? 'alert' : undefined}>
          {t(`${kind}_${state}`, { days: newsletterLinkDays, email: host.settings.careEmail })}
        </p>
        {(state === 'ask' || state === 'away') && (
          <form method="post" action={url.pathname + url.search}>
            <button type="submit" className="button">
              {t(`${kind}_press`)}
            </button>
          </form>
        )}
        {state === 'spent' && kind === 'confirm' && <NewsletterForm visit={visit} />}
        {(state === 'done' || (state === 'spent' && kind === 'leave')) && (
          <p>
            <a className="more" href={link(kind === 'confirm' ? '/' : newsletterPath)}>
              {t(`${kind}_on`)}
            </a>
          </p>
        )}
      </div>
    ),
  }
}

export const newsletterPages: readonly Page[] = [
  signUpPage,
  questionPage,
  linkPage(newsletterConfirmPath, 'confirm'),
  linkPage(newsletterUnsubscribePath, 'leave'),
]
