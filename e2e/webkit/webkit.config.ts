import '../../.dev/clock.mjs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { origins } from '../support/ports.ts'
import type { Setting } from './test.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * The main journeys in WebKit, the engine of every iPhone. Playwright runs and reports them; a WebDriver drives the browser. Each
 * runs over http and over https, where browsers treat cookies differently.
 */
export default defineConfig<object, Setting>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: resolve(root, '.onair/test-results-webkit'),
  // One driver drives one browser.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  projects: [
    {
      name: 'http, English, desktop',
      use: { setting: { language: 'en', https: false, width: 1280, height: 900 } },
    },
    {
      name: 'https, français, téléphone',
      use: { setting: { language: 'fr', https: true, width: 390, height: 844 } },
    },
  ],
  // `npm run test:all` starts the shop itself, for all that share it.
  ...(process.env.E2E_SHOP !== 'started' && {
    webServer: {
      command: 'exec node e2e/support/serve.ts',
      cwd: root,
      url: `${origins.shop}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
    },
  }),
})
