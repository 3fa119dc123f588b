import '../../.dev/clock.mjs'
import { defineConfig } from '@playwright/test'
import { headlessShell } from '../support/browser.ts'

/** `npm run visual`, see visual.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.pictures.ts',
  outputDir: '../../.onair/visual/results',
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../.onair/visual/report', open: 'never' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // The edges of letters may be drawn otherwise; a button that moves by 4 px changes hundreds of pixels.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 60, animations: 'disabled', caret: 'hide' },
  },
  use: { actionTimeout: 15_000, ...headlessShell },
})
