import { execFileSync } from 'node:child_process'

/** The first of some programs that the system has; undefined when it has none. */
function installed(...names: readonly string[]): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // The next one.
    }
  }
  return undefined
}

const options = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  // Playwright turns the back/forward cache off; shoppers have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  // Pages are drawn by the processor itself, not by a graphics card that it emulates: journeys take a tenth less time.
  args: ['--disable-gpu'],
})

/** Debian's headless shell, which draws pages for half the processor time of Chromium; without it, as `wholeChromium`. */
export const headlessShell = { launchOptions: options(installed('chromium-headless-shell', 'chromium')) }

const chromium = installed('chromium')

/**
 * Chromium itself, for journeys that need what the headless shell lacks, the back/forward cache. Debian's
 * where there is one; elsewhere Playwright's own.
 */
export const wholeChromium = { launchOptions: options(chromium), ...(!chromium && { channel: 'chromium' }) }

/** For journeys about the shop's service worker; the others go without. */
export const withServiceWorker = { serviceWorkers: 'allow' } as const

/** For journeys that show that motion does no harm; the shoppers of the others prefer less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
