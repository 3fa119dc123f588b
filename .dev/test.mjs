// `npm test`: everything that can be checked, each by its own tool, and one line at the end that adds it all up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setupChromium } from './chromium.mjs'
import { command, environment, path, root, run, runScript, say, scriptOf, Trouble } from './project.mjs'
import { setup, workspaces } from './setup.mjs'

// No runner takes a fraction of this; one that hangs must not hang whoever waits for the answer.
const limit = 1800
// Colours are for people; in a file they are noise.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const total = { passed: 0, failed: 0 }
const failures = []

function add(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`${name}: ${failed} failed`)
}

/** A check that only says yes or no counts as one test; a preparation that goes well counts for nothing. */
async function check(name, work, { counts = 1 } = {}) {
  say(`\n── ${name}`)
  let status = 1
  try {
    status = await work()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    say(error.message)
  }
  add(name, status === 0 ? { passed: counts, failed: 0 } : { passed: 0, failed: 1 })
  return status === 0
}

/**
 * A runner that counts its own tests and writes them to a file. It is believed only as far as its exit status goes: one that ends
 * badly with no failed test, or without its file, crashed, which is a failure.
 */
async function suite(name, program, args, { report, read, cwd = root, env = () => ({}) }) {
  say(`\n── ${name}`)
  const file = path('.onair', 'reports', report)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const status = await run(program, args(file), { cwd, env: environment(cwd, { ...plain, ...env(file) }), limit })
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (status !== 0 && counted.failed === 0) say(`${name} ended with status ${status}.`)
  add(name, status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
}

const tool = (program, ...args) => run(program, args, { env: environment(root, plain), limit })

command(async () => {
  const built = await check('Set-up: install and build', () => setup().then(() => 0), { counts: 0 })
  if (!existsSync(path('node_modules', '.bin'))) return finish()

  await check('Types', () => tool('tsc', '--noEmit'))
  await check('Format and lint', () => tool('biome', 'check', '.'))
  await check('Who imports whom', () =>
    tool('depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'host', 'storybook', 'e2e'),
  )
  for (const workspace of workspaces()) {
    if (built && scriptOf(workspace, 'check'))
      await check(`Checks of ${workspace}`, () => runScript(workspace, 'check', { limit }))
  }
  await suite(
    'Unit, component, contract and server tests',
    'vitest',
    (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      report: 'vitest.json',
      read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    },
  )
  if (existsSync(path('playwright.config.ts'))) {
    if (built && (await check('A browser for the journeys', () => setupChromium().then(() => 0), { counts: 0 }))) {
      await suite(
        'Journeys in a browser',
        'playwright',
        () => ['test', '--config', path('playwright.config.ts'), '--reporter=list,json'],
        {
          report: 'playwright.json',
          cwd: path('e2e'),
          env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
          // One that passed at the second try did not pass.
          read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
        },
      )
    }
  }
  finish()
})

function finish() {
  say('')
  for (const line of failures) say(line)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
  say(`${total.passed} passed, ${total.failed} failed`)
}
