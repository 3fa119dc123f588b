import { isTonight } from '@onair/core/catalogue'

/** Shows the programmes of the evening in a time zone, of those that are in the page. */
export function showTonight(section: HTMLElement, timeZone: string, now: Date): void {
  let any = false
  for (const row of section.querySelectorAll('li')) {
    const start = row.querySelector('time')?.dateTime ?? ''
    row.hidden = !isTonight(start, now, timeZone)
    any ||= !row.hidden
  }
  section.hidden = !any
}
