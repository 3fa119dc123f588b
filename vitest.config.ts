import './.dev/clock.mjs'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliasesFor } from './packages/widgets/renderer.ts'

// The longest wait of `expect.poll`; a busy machine needs it.
const patience = { poll: { timeout: 10_000 } }

/** For the many short-lived objects of tests: with V8's default, 7 % of the components' processor time goes to collecting them. */
const largeYoungGeneration = ['--max-semi-space-size=64']

/**
 * Node loads sources itself, as it does in the shop. Vite transforms each of them first: a fifth of the server tests' processor
 * time. For projects without JSX, imported JSON and `vi.mock`.
 */
const byNodeItself = { viteModuleRunner: false, nodeLoader: false }

/** Its CommonJS build would require React past the aliases. */
const testingLibrary = {
  find: /^@testing-library\/react$/,
  replacement: resolve(import.meta.dirname, 'node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
}

const namesEnvironment = ({ moduleId }: TestSpecification) =>
  /@vitest-environment /.test(readFileSync(moduleId, 'utf8'))

/**
 * The projects' turns. The soak and the contract wait for servers most of the time: they run side by side, and at the end the
 * components' tests keep every worker busy. When the contract's turn comes, its shop has loaded its data.
 */
const turns = ['demo', 'node', 'preact', 'server', 'soak', 'contract', 'widgets']

/**
 * Runs one project after the other, and in each the files that name an environment first. A worker continues with the next
 * file only in the same project and environment; otherwise it ends, and a new one evaluates every module again.
 */
class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placed = sorted.map((file) => ({
      file,
      place: turns.indexOf(file.project.name) + (namesEnvironment(file) ? 0 : 0.5),
    }))
    return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file)
  }
}

// One project per kind of environment; a test file belongs to the one of its folder.
export default defineConfig({
  test: {
    // One more than there are processors: tests often wait for other processes, such as the database.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: InTurn },
    tags: [
      { name: 'slow', description: 'What `npm test` leaves out and `npm run test:all` runs, see CONTRIBUTING.md.' },
    ],
    projects: [
      {
        test: {
          name: 'node',
          execArgv: largeYoungGeneration,
          environment: 'node',
          isolate: false,
          include: [
            'packages/{core,sandbox,local-postgres,element-bundler}/**/*.test.ts',
            'host/**/*.test.ts',
            'storybook/**/*.test.ts',
            'e2e/performance/**/*.test.ts',
            '.dev/*.test.mjs',
          ],
          testTimeout: 30_000,
          expect: patience,
          // Loading all pages takes long on a busy machine.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          experimental: byNodeItself,
          execArgv: largeYoungGeneration,
          environment: 'node',
          isolate: false,
          include: ['packages/server/**/*.test.ts'],
          setupFiles: ['packages/server/src/testing/cheap-passwords.ts'],
          // One real PostgreSQL for the run; each test file creates its own database on it.
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          expect: patience,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'demo',
          experimental: byNodeItself,
          execArgv: largeYoungGeneration,
          environment: 'node',
          isolate: false,
          include: ['packages/demo/**/*.test.ts'],
          setupFiles: ['packages/server/src/testing/cheap-passwords.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          expect: patience,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          experimental: byNodeItself,
          execArgv: largeYoungGeneration,
          environment: 'node',
          isolate: false,
          include: ['e2e/contract/**/*.test.ts'],
          globalSetup: ['e2e/support/contract-shop.ts'],
          setupFiles: ['e2e/support/contract-ready.ts'],
          testTimeout: 60_000,
          expect: patience,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'soak',
          experimental: byNodeItself,
          environment: 'node',
          include: ['e2e/soak/**/*.test.ts'],
          // Its tests kill servers and start them again, one after the other.
          testTimeout: 600_000,
          expect: patience,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'widgets',
          execArgv: largeYoungGeneration,
          environment: 'jsdom',
          isolate: false,
          include: ['packages/widgets/**/*.test.{ts,tsx}', 'host/**/*.test.tsx'],
          setupFiles: ['packages/widgets/src/testing/setup.ts'],
          testTimeout: 20_000,
          expect: patience,
          // Building the script tag takes long on a busy machine.
          hookTimeout: 60_000,
        },
      },
      {
        // Hydration, the parts and the bag once more on preact/compat, on which the script tag runs them; all components with
        // `npm run test:preact` and `npm run test:all`.
        resolve: { alias: [...aliasesFor('preact'), testingLibrary], dedupe: ['preact'] },
        test: {
          name: 'preact',
          execArgv: largeYoungGeneration,
          environment: 'jsdom',
          isolate: false,
          include: [
            process.env.ONAIR_PREACT
              ? 'packages/widgets/**/*.test.tsx'
              : 'packages/widgets/src/{bag/*,kit/shop,parts/p{arts,icture}}.test.tsx',
          ],
          // The virtual screen reader reads the attribute `checked`; preact writes the property alone.
          exclude: ['**/*.transcript.test.tsx', '**/node_modules/**'],
          setupFiles: ['packages/widgets/src/testing/setup.ts', 'packages/widgets/src/testing/last-frame.ts'],
          // They import React: the aliases must reach them.
          server: { deps: { inline: [/@preact\/signals-react/, /@testing-library\/react/] } },
          testTimeout: 20_000,
          expect: patience,
        },
      },
    ],
  },
})
