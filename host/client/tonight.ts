import { isTonight } from '@onair/core/catalogue'

/** Shows those of the page's programmes that are in the evening of a time zone. */
export function showTonight(section: HTMLElement, timeZone: string, now: Date): void {
  let any = false
  for (const row of section.querySelectorAll('li')) {
    const start = row.querySelector('time')?.dateTime ?? ''
    row.hidden = !isTonight(start, now, timeZone)
    any ||= !row.hidden
  }
  section.hidden = !any
}
