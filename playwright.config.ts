import './.dev/clock.mjs'
import { defineConfig, devices } from '@playwright/test'
import { headlessShell } from './e2e/support/browser.ts'
import { origins } from './e2e/support/ports.ts'
import { onceOnDesktop, onceOnPhone, quickOnDesktop, quickOnPhone, slow } from './e2e/support/test.ts'

/** E2E_TRACE=1 keeps a trace of each journey that fails. Recording one makes a journey a third slower. */
const traced = process.env.E2E_TRACE ? 'retain-on-failure' : 'off'

/**
 * The tags of journeys that a project leaves out, see support/test.ts: with E2E_ONCE=1 those that run once, in the other setting;
 * with E2E_ONCE=quick also those that `npm test` leaves out.
 */
function without(once: { tag: string }, quick: { tag: string }) {
  const tags = { '1': [once.tag], quick: [once.tag, quick.tag, slow] }[process.env.E2E_ONCE ?? ''] ?? []
  return { grepInvert: tags.map((tag) => new RegExp(`${tag}\\b`)) }
}

const { launchOptions } = headlessShell

/**
 * Pages live for seconds: what V8's optimising compilers gain by then is less than the processor time that they take from the
 * journey beside. Journeys take a twentieth less time without them.
 */
const withoutOptimising = { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-maglev --no-turbofan'] }

/**
 * Journeys drive the real shop in a real browser: `npm start` itself, on ports and data of its own. Each journey runs
 * twice: in English on a desktop in Newfoundland, half an hour from everywhere else, and in French on a phone in the
 * channel's own time zone. In `npm test` most run once, see e2e/README.md.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: ['journeys/**/*.journey.ts', 'embed/**/*.journey.ts'],
  outputDir: '.onair/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origins.shop,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: traced,
    // Each journey begins with an empty browser: its worker would first load the page without a connection in both languages.
    serviceWorkers: 'block',
    // Without a graphics card, drawing the transition between two pages takes as long as everything else; see `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutOptimising,
  },
  projects: [
    {
      name: 'English, desktop',
      ...without(onceOnPhone, quickOnPhone),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 900 },
        locale: 'en-CA',
        timezoneId: 'America/St_Johns',
      },
    },
    {
      name: 'français, téléphone',
      ...without(onceOnDesktop, quickOnDesktop),
      // One pixel per CSS pixel: the layout is the same, and drawing takes an eighth less processor time.
      use: {
        ...devices['Pixel 7'],
        deviceScaleFactor: 1,
        locale: 'fr-CA',
        timezoneId: 'America/Toronto',
      },
    },
  ],
  // `npm test` starts the shop itself, for the contract's tests too.
  ...(process.env.E2E_SHOP !== 'started' && {
    webServer: {
      command: 'exec node e2e/support/serve.ts',
      cwd: import.meta.dirname,
      url: `${origins.shop}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
    },
  }),
})
