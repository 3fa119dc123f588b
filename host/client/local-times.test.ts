// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { createModels } from '@onair/widgets/models'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhanceLocalTimes } from './local-times.ts'

const now = () => new Date('2026-11-21T19:00:00Z')
beforeEach(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => work()))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A shared page, in the channel's time zone, with programmes from late afternoon on. */
function open(timeZone: string) {
  const row = (start: string, hidden: boolean) =>
    `<li ${hidden ? 'hidden' : ''}><time datetime="${start}" data-zone="America/Toronto">server</time></li>`
  document.body.innerHTML = `<section class="tonight" data-zone="America/Toronto"><ol>
    ${row('2026-11-21T21:30:00Z', true)}${row('2026-11-22T01:00:00Z', false)}${row('2026-11-22T05:00:00Z', true)}
  </ol></section>`
  enhanceLocalTimes(
    createModels({ session: createSession({ jar: memoryJar(`timeZone=${timeZone}`), now }), language: 'en' }),
  )
  const section = document.querySelector<HTMLElement>('.tonight')
  return () =>
    [...(section?.querySelectorAll<HTMLElement>('li:not([hidden])') ?? [])].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    )
}

test.each([
  ['1. in the channel’s zone the page stays as it is', 'America/Toronto', ['server']],
  ['2. further east the evening begins earlier', 'America/St_Johns', ['6:00 PM', '9:30 PM']],
  ['3. further west it lasts into the channel’s next day', 'America/Regina', ['7:00 PM', '11:00 PM']],
])('%s', async (_, timeZone, expected) => {
  const shown = open(timeZone)
  await expect.poll(shown).toEqual(expected)
})

test('4. a zone without a programme this evening shows no heading', async () => {
  open('Asia/Tokyo')
  await expect.poll(() => document.querySelector<HTMLElement>('.tonight')?.hidden).toBe(true)
})

test('5. a time with its day moves to the day of the shopper’s zone', async () => {
  document.body.innerHTML =
    '<time datetime="2026-11-22T04:30:00Z" data-zone="America/Toronto" data-day>Saturday, November 21, 11:30 PM</time>'
  const session = createSession({ jar: memoryJar('timeZone=America/St_Johns'), now })
  enhanceLocalTimes(createModels({ session, language: 'en' }))
  const shown = () => document.querySelector('time')?.textContent?.replaceAll('\u00a0', ' ')
  await expect.poll(shown).toBe('Sunday, November 22, 1:00 AM')
})
