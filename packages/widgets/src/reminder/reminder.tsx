import en from '../connected/reminder/reminder.messages.en.json'
import fr from '../connected/reminder/reminder.messages.fr.json'
import { ReminderForm, type ReminderFormProps } from '../connected/reminder/reminder-form.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useUid } from '../kit/shop.tsx'

export type ReminderProps = ReminderFormProps

/** The reminder of one programme, on its page. Rows of other pages link to it by its id. */
export function Reminder(props: ReminderProps) {
  const t = useMessages('reminder', en, fr)
  const id = useUid()
  return (
    <section className="onair" id="reminder" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <ReminderForm {...props} />
    </section>
  )
}
