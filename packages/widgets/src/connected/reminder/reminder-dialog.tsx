import { formatDay, formatTime } from '@onair/core/dates'
import type { Show } from '@onair/core/guide/client'
import { useRef } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../../kit/shop.tsx'
import button from '../../parts/button.css?inline'
import choice from '../../parts/choice.css?inline'
import { Dialog } from '../../parts/dialog.tsx'
import field from '../../parts/field.css?inline'
import form from '../../parts/reminder-form.css?inline'
import en from './reminder.messages.en.json'
import fr from './reminder.messages.fr.json'
import { ReminderForm } from './reminder-form.tsx'

const css = button + choice + field + form

/** The form of a programme's reminder in a dialog. Lists load it, with its styles, when a shopper asks for a reminder. */
export function ReminderDialog({ show, zone, onClose }: { show: Show; zone: string; onClose: () => void }) {
  const { language } = useShop()
  const t = useMessages('reminder', en, fr)
  const id = useUid()
  const inside = useRef<HTMLDivElement>(null)
  useSheet(inside, css)
  return (
    <div ref={inside}>
      <Dialog id={id} open title={t('title')} closeText={t('close')} onClose={onClose}>
        <p className="onair-reminder-show">
          <b>{show.title}</b>{' '}
          <time dateTime={show.start}>
            {formatDay(show.start, language, zone)}, {formatTime(show.start, language, zone)}
          </time>
        </p>
        <ReminderForm show={show} />
      </Dialog>
    </div>
  )
}
