import type { Show } from '@onair/core/guide/client'
import { maxEmailLength } from '@onair/core/limits'
import { reminderMinutes } from '@onair/core/reminders'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTimeZone } from '../../kit/hooks/use-time-zone.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShop, useUid } from '../../kit/shop.tsx'
import { type ReminderOutcome, reminderModel } from '../../models/reminder.model.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import en from './reminder.messages.en.json'
import fr from './reminder.messages.fr.json'

export type ReminderFormProps = {
  show: Pick<Show, 'id'>
  /** The address that the form posts to without script, on the shop's own pages. */
  action?: string
  /** The result of an earlier post. */
  posted?: ReminderOutcome
}

const isDone = (result: ReminderOutcome | 'stopped') =>
  result === 'asked' || result === 'confirmed' || result === 'onDevice' || result === 'stopped'

/** Asks how to remind of a programme: by mail, or, if the page can, by a notification on the device. */
export function ReminderForm({ show, action, posted }: ReminderFormProps) {
  const { language } = useShop()
  const t = useMessages('reminder', en, fr)
  const id = useUid()
  const zone = useTimeZone()
  const model = useModel(reminderModel)
  const device = useHydrated() ? model.device() : 'off'
  const [by, setBy] = useState('email')
  const [result, setResult] = useState<ReminderOutcome | 'stopped' | undefined>(posted)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const own = model.ownEmail()
    if (own && field.current && !field.current.value) field.current.value = own
  }, [model])

  async function run(work: () => Promise<ReminderOutcome | 'stopped'>) {
    setBusy(true)
    setResult(undefined)
    setResult(await work().finally(() => setBusy(false)))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    if (busy) return
    void run(() => (by === 'device' ? model.onDevice(show.id, zone) : model.byEmail(show.id, email, zone)))
  }
  const stop = () => run(async () => ((await model.stopOnDevice()) ? 'stopped' : 'away'))

  return (
    <form className="onair-reminder" method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="show" value={show.id} />
      {device !== 'off' && (
        <Choice
          id={`${id}-by`}
          legend={t('by')}
          name="by"
          value={by}
          onChange={(chosen) => {
            setBy(chosen)
            setResult(undefined)
          }}
          options={[
            { value: 'email', label: t('byEmail') },
            {
              value: 'device',
              label: t('byDevice'),
              disabled: device === 'unsupported',
              note: device === 'unsupported' && t('unsupported'),
            },
          ]}
        />
      )}
      {by === 'email' && (
        <EmailField
          id={`${id}-email`}
          language={language}
          label={t('email')}
          name="email"
          required
          maxLength={maxEmailLength}
          autoComplete="email"
          fieldRef={field}
          error={result === 'invalid' && t('invalid')}
        />
      )}
      <Button type="submit" look="primary" busy={busy}>
        {t('remind')}
      </Button>
      <p>{t(by === 'device' ? 'whatDevice' : 'what', { minutes: reminderMinutes })}</p>
      {result && result !== 'invalid' && (
        <Notice
          kind={isDone(result) ? 'good' : 'bad'}
          action={
            result === 'onDevice' && (
              <Button look="quiet" onClick={stop}>
                {t('stop')}
              </Button>
            )
          }
        >
          {t(result, { minutes: reminderMinutes })}
        </Notice>
      )}
    </form>
  )
}
