import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { shownDay } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { transcriptOf } from '../testing/transcript.ts'
import { Schedule } from './schedule.tsx'

const at = new Date('2026-11-22T00:20:00Z')
beforeEach(() => {
  fakeChannel()
  vi.setSystemTime(at)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** In the evening: some programmes are over, one programme is on air, and the rest can be reminded of. */
test.each(['en', 'fr'] as const)('what a screen reader says of the day’s schedule, %s', async (language) => {
  const { shows, ...day } = shownDay({ at, language })
  const initial = { ...day, shows: shows.slice(16, 22) }
  const shop = aShop({ fetch: aServer().fetch, language })
  const { container } = renderIn(
    shop,
    <Schedule view="day" initial={initial} date={initial.date} timeZone="America/Toronto" />,
  )
  await expect(await transcriptOf(container)).toMatchFileSnapshot(`schedule.transcript.${language}.txt`)
})
