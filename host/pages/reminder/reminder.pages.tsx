import { reminderConfirmPath, reminderLinkDays, reminderStopPath } from '@onair/core/reminders'
import { remindersClient } from '@onair/core/reminders/client'
import { translator } from '../../kernel/messages.ts'
import type { Page, Rendered } from '../../kernel/page.ts'
import { tried } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { reminderActions } from './reminder.actions.ts'
import en from './reminder.messages.en.json'
import fr from './reminder.messages.fr.json'

type Kind = 'confirm' | 'stop'
type State = 'ask' | 'done' | 'spent' | 'away'

/** The parameters of a letter's link, with at most the length that the contract accepts. */
const linkOf = ({ query }: Visit) => ({
  show: query.get('show')?.slice(0, 64) || 'none',
  token: query.get('token')?.slice(0, 64) || undefined,
})

/**
 * The page that a letter's link opens. A button does what the link is for, because programs that check mails open links too.
 */
const linkPage = (path: string, kind: Kind): Page => ({
  path,
  audience: 'everyone',
  personal: true,
  referrer: 'same-origin',
  ...(kind === 'confirm' && { actions: reminderActions }),
  load: async (visit) => linkState(visit, kind, linkOf(visit).token ? 'ask' : 'spent'),
  async post(visit) {
    const { show, token } = linkOf(visit)
    if (!token) return linkState(visit, kind, 'spent')
    const reminders = remindersClient(visit.http)
    const done = await tried(kind === 'confirm' ? reminders.confirm(token) : reminders.stop(show, token))
    if (done?.ok) return linkState(visit, kind, 'done')
    const isSpent = done?.status === 417 || done?.status === 404 || done?.status === 400
    return isSpent ? linkState(visit, kind, 'spent') : { ...linkState(visit, kind, 'away'), status: 503 }
  },
})

function linkState(visit: Visit, kind: Kind, state: State): Rendered {
  const { link, url } = visit
  const t = translator(visit, en, fr)
  const title = t(`${kind}_${state}_title`)
  return {
    title,
    body: (
      <div className="narrow text">
        <h1>{title}</h1>
        <p role={state === 'away' ? 'alert' : undefined}>{t(`${kind}_${state}`, { days: reminderLinkDays })}</p>
        {state === 'ask' || state === 'away' ? (
          <form method="post" action={url.pathname + url.search}>
            <button type="submit" className="button">
              {t(`${kind}_press`)}
            </button>
          </form>
        ) : (
          <p>
            <a className="more" href={link('/pages/schedule')}>
              {t('schedule')}
            </a>
          </p>
        )}
      </div>
    ),
  }
}

export const reminderPages: readonly Page[] = [
  linkPage(reminderConfirmPath, 'confirm'),
  linkPage(reminderStopPath, 'stop'),
]
