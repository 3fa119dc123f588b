import { formatTime } from '@onair/core/dates'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderIn } from '../../testing/render.tsx'
import { aShop } from '../../testing/shop.ts'
import { useTimeZone } from './use-time-zone.ts'

function Zone({ asked }: { asked?: string | undefined }) {
  const zone = useTimeZone(asked)
  return (
    <output>
      {zone} {formatTime('2026-11-21T17:00:00Z', 'en', zone)}
    </output>
  )
}

afterEach(() => vi.restoreAllMocks())

/** Sets the time zone that the browser reports. */
function browserSays(timeZone: unknown) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return Object.assign(resolvedOptions.call(this), { timeZone })
  })
}

describe('the time zone of a widget', () => {
  test.each([
    ['1. the one that its page names', 'America/Vancouver', '', 'America/Halifax', 'America/Vancouver'],
    ['2. else the shopper’s choice', undefined, 'America/Regina', 'America/Halifax', 'America/Regina'],
    ['3. else the browser’s', undefined, '', 'America/Halifax', 'America/Halifax'],
    ['4. a page that names none counts for nothing', 'Foo/Bar', '', 'America/Halifax', 'America/Halifax'],
    ['5. a forged cookie counts for nothing', undefined, 'Foo/Bar', 'America/Halifax', 'America/Halifax'],
    ['6. a browser without a zone: the plan’s', undefined, '', undefined, 'America/Toronto'],
    ['7. a device that was never set up: the plan’s', undefined, '', 'Etc/Unknown', 'America/Toronto'],
    ['8. the same by the tz database', undefined, '', 'Factory', 'America/Toronto'],
    ['9. nothing that counts: the plan’s', 'Foo/Bar', 'Etc/Unknown', 'Foo/Bar', 'America/Toronto'],
  ])('%s', (_, asked, chosen, browser, zone) => {
    browserSays(browser)
    renderIn(aShop({ cookies: chosen && `timeZone=${chosen}` }), <Zone asked={asked} />)
    vi.restoreAllMocks()
    const time = formatTime('2026-11-21T17:00:00Z', 'en', zone)
    expect(screen.getByRole('status').textContent).toBe(`${zone} ${time}`)
  })
})
