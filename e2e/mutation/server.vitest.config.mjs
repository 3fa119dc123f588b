import { defineConfig } from 'vitest/config'
import { moneyFeatures } from './money.mjs'

export default defineConfig({
  root: process.cwd(),
  test: {
    include: moneyFeatures.map((feature) => `packages/server/src/${feature}/**/*.test.ts`),
    setupFiles: ['packages/server/src/testing/cheap-passwords.ts'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    tags: [{ name: 'slow' }],
  },
})
