import { reminderMinutes } from '@onair/core/reminders'
import { translator } from '../kernel/messages.ts'
import type { Visit } from '../kernel/visit.ts'
import en from './reminder-form.messages.en.json'
import fr from './reminder-form.messages.fr.json'

/** The path that the form posts to. */
export const reminderFormPath = '/reminder'

/** What the form led to, as the page's address names it. */
const outcomes = ['sent', 'invalid', 'late', 'busy', 'away'] as const
export type ReminderOutcome = (typeof outcomes)[number]

/** Asks for an address to remind of a programme, without script. */
export function ReminderForm({ visit, show }: { visit: Visit; show: { id: string } }) {
  const t = translator(visit, en, fr)
  const posted = outcomes.find((outcome) => outcome === visit.query.get('reminder'))
  return (
    <section className="reminder" id="reminder" aria-labelledby="reminder-title">
      <h2 id="reminder-title">{t('title')}</h2>
      {posted && (
        <p className="notice" role={posted === 'sent' ? 'status' : 'alert'}>
          {t(posted)}
        </p>
      )}
      <form className="newsletter-form" method="post" action={visit.pathPrefix + reminderFormPath}>
        <input type="hidden" name="show" value={show.id} />
        <label htmlFor="reminder-email">{t('email')}</label>
        <div>
          <input id="reminder-email" type="email" name="email" required maxLength={254} autoComplete="email" />
          <button type="submit" className="button">
            {t('remind')}
          </button>
        </div>
        <p>{t('what', { minutes: reminderMinutes })}</p>
      </form>
    </section>
  )
}
