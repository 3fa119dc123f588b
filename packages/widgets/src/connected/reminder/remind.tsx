import { formatTime } from '@onair/core/dates'
import { showPath } from '@onair/core/guide'
import type { Show } from '@onair/core/guide/client'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import css from '../../parts/reminder.css?inline'
import en from './remind.messages.en.json'
import fr from './remind.messages.fr.json'

export type RemindProps = {
  show: Show
  zone: string
  /** The day, if the list has several. */
  note?: string | undefined
}

/**
 * Requests a reminder of a row's programme in a dialog, which is loaded on demand. Without script, in another tab, and if the
 * dialog cannot be loaded, it links to the form on the programme's page.
 */
export function Remind({ show, zone, note }: RemindProps) {
  const { language, link, models } = useShop()
  const t = useMessages('remind', en, fr)
  const inside = useRef<HTMLAnchorElement>(null)
  useSheet(inside, css)
  const [dialog, setDialog] = useState<ReactNode>()
  const address = link(`${showPath(show.id)}#reminder`)
  const time = formatTime(show.start, language, zone)
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./reminder-dialog.tsx').then(
      ({ ReminderDialog }) => setDialog(<ReminderDialog show={show} zone={zone} onClose={() => setDialog(null)} />),
      () => models.environment.go(address),
    )
  }
  return (
    <>
      <a
        ref={inside}
        className="onair-remind"
        href={address}
        aria-haspopup="dialog"
        aria-label={t('remindOf', { title: show.title, time: note ? `${note}, ${time}` : time })}
        onClick={open}
      >
        <Icon path={icons.bell} />
      </a>
      {dialog}
    </>
  )
}
