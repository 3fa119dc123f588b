import type { BrowserContext, Page } from '@playwright/test'
import { clockAhead, moveDate } from '../../.dev/clock.mjs'

/** The instant of the browser's cookies, in milliseconds: they expire by the machine's clock, not the run's. */
export const cookieNow = (): number => Date.now() - clockAhead()

/** Sets the clock of the pages to the run's (`ONAIR_CLOCK`). Timers run as usual. */
export async function atRunsClock(pages: BrowserContext | Page): Promise<void> {
  if (clockAhead() !== 0) await pages.addInitScript(moveDate, clockAhead())
}
