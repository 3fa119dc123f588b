import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: process.cwd(),
  test: {
    include: ['src/**/*.test.ts'],
    // They read files outside of the copy that Stryker makes.
    exclude: ['src/session/cookies.test.ts', 'src/readme.test.ts'],
    testTimeout: 30_000,
    tags: [{ name: 'slow' }],
  },
})
