import { fileURLToPath } from 'node:url'

const inRepository = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** Runs in packages/core, of which it makes a copy. */
export default {
  mutate: ['src/**/*.rules.ts'],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: inRepository('e2e/mutation/vitest.config.ts'), related: false },
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is loaded, would need a new process for each change.
  ignoreStatic: true,
  tempDirName: inRepository('.onair/mutation/copy'),
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false, reportMutants: true },
  jsonReporter: { fileName: inRepository('.onair/mutation/core.json') },
  thresholds: { high: 95, low: 90, break: 85 },
}
