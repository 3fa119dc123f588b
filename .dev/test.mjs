/**
 * `npm test`: runs the checks and the tests, and adds them up in its last line.
 *
 *     npm test                    types, lint, import rules, and every test that is not tagged as slow
 *     npm run test:all            unused code, slow tests, all component tests on preact/compat, the main journeys in WebKit: required
 *                                 before merging
 *     npm test -- bag             the test files and journeys with `bag` in their path, without the other checks
 *     npm run test:watch -- bag   unit, component and server tests, again after each change
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setupChromium } from './chromium.mjs'
import {
  command,
  environment,
  path,
  projectNode,
  root,
  run,
  runScript,
  say,
  scriptOf,
  Trouble,
  tail,
} from './project.mjs'
import { setup, workspaces } from './setup.mjs'
import { setupWebkit } from './webkit.mjs'

// A runner that hangs is ended after this many seconds.
const limit = 1800
// Colours only on a terminal.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const total = { passed: 0, failed: 0 }
const failures = []
// What could not run on this system: it counts neither as passed nor as failed.
const leftOut = []

function add(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`${name}: ${failed} failed`)
}

/** Runs a check that only passes or fails, and counts it as one test (`counts`: 0 for a preparation). */
async function check(name, work, { counts = 1 } = {}) {
  let status = 1
  const begin = performance.now()
  try {
    status = await work()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    say(error.message)
  }
  say(`── ${name}: ${status === 0 ? 'passed' : 'failed'} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  add(name, status === 0 ? { passed: counts, failed: 0 } : { passed: 0, failed: 1 })
  return status === 0
}

/** Runs a check beside others: its output goes to a log, which is shown when the check fails. */
const quietCheck = (name, log, work) =>
  check(name, async () => {
    const status = await work(log)
    if (status !== 0) say(tail(log, 200))
    return status
  })

/**
 * Runs a runner that counts its tests in a report. A bad exit status without a failed test, or without a report, counts as one
 * failure: the runner crashed.
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

/**
 * The checks that read sources, one after the other beside the tests.
 * @param all with the one for unused code
 */
async function checkSources({ all }) {
  const tool =
    (program, ...args) =>
    (log) =>
      run(program, args, { env: environment(root, plain), limit, log })
  // One thread: each of several would check the shared types again, and the tests beside use both processors.
  await quietCheck('Types', 'types', tool('tsc', '--noEmit', '--singleThreaded'))
  await quietCheck('Format and lint', 'lint', tool('biome', 'check', '.'))
  await quietCheck(
    'Import rules',
    'imports',
    tool('depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'host', 'storybook', 'e2e'),
  )
  if (all) await quietCheck('Unused code', 'unused', tool('knip', '--config', '.dev/knip.jsonc', '--no-progress'))
  for (const workspace of workspaces()) {
    if (scriptOf(workspace, 'check'))
      await quietCheck(`Checks of ${workspace}`, `check-${workspace.replaceAll('/', '-')}`, (log) =>
        runScript(workspace, 'check', { limit, log }),
      )
  }
}

const vitest = (env, ...args) =>
  suite(
    'Unit, component, contract and server tests',
    'vitest',
    (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    {
      report: 'vitest.json',
      env: () => env,
      read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    },
  )

const withPlaywright = (name, config, report, env, ...args) =>
  suite(name, 'playwright', () => ['test', '--config', path(config), '--reporter=list,json', ...args], {
    report,
    cwd: path('e2e'),
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    // A test that passed at its second try did not pass.
    read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  })

const playwright = (env, ...args) =>
  withPlaywright('Journeys in a browser', 'playwright.config.ts', 'playwright.json', env, ...args)

/** The main journeys in WebKit, where the system has it. */
async function webkit(env) {
  const why = await setupWebkit()
  if (why) leftOut.push(why)
  else await withPlaywright('Journeys in WebKit', 'e2e/webkit/webkit.config.ts', 'webkit.json', env)
}

const browser = () => check('A browser for the journeys', () => setupChromium().then(() => 0), { counts: 0 })

/** Starts the shop that the contract's tests and the journeys share. @returns how to stop it; that must end well */
function startShop() {
  const log = path('.onair', 'logs', 'shop.log')
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const shop = spawn(projectNode(), [path('e2e', 'support', 'serve.ts')], {
    cwd: root,
    env: environment(root, { NO_COLOR: '1' }),
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise((done) => {
    shop.once('error', () => done(127))
    shop.once('exit', (status) => done(status ?? 1))
  })
  const kill = () => shop.kill()
  process.once('exit', kill)
  return async () => {
    process.removeListener('exit', kill)
    shop.kill()
    const status = await ended
    if (status !== 0) say(tail('shop'))
    return status
  }
}

/**
 * The tests and, beside them, the checks of sources; the journeys' shop loads its data meanwhile.
 * @param all with the slow tests, and all component tests on preact/compat
 */
async function everything({ all }) {
  const stopShop = startShop()
  const env = { E2E_SHOP: 'started' }
  await Promise.all([
    checkSources({ all }),
    all ? vitest({ ...env, ONAIR_PREACT: 'all' }) : vitest(env, '--tags-filter=!slow'),
  ])
  if (await browser()) await playwright({ ...env, E2E_ONCE: all ? '1' : 'quick' })
  if (all) await webkit(env)
  await check('The shop of the journeys ends well', stopShop)
}

async function matching(patterns) {
  await vitest({}, '--passWithNoTests', ...patterns)
  // Playwright starts the shop also for no journey at all.
  const wanted = patterns.map((pattern) => new RegExp(pattern, 'i'))
  const journeys = ['journeys', 'embed'].flatMap((folder) =>
    readdirSync(path('e2e', folder)).map((name) => path('e2e', folder, name)),
  )
  if (!journeys.some((file) => wanted.some((pattern) => pattern.test(file)))) return
  if (await browser()) await playwright({}, '--pass-with-no-tests', ...patterns)
}

command(async () => {
  const args = process.argv.slice(2)
  const built = await check('Set-up: install and build', () => setup().then(() => 0), { counts: 0 })
  if (args[0] === '--watch') {
    const projects = ['node', 'server', 'widgets', 'preact'].map((name) => `--project=${name}`)
    // It reads the script tag that the set-up has built, which a change does not build again.
    const built = '--exclude=**/kit/element/build.test.ts'
    process.exitCode = await run('vitest', ['watch', ...projects, built, ...args.slice(1)], { env: environment() })
    return
  }
  if (args[0] === '--preact') {
    const env = environment(root, { ONAIR_PREACT: 'all' })
    process.exitCode = await run('vitest', ['run', '--project=preact', ...args.slice(1)], { env })
    return
  }
  const all = args[0] === '--all'
  if (built) await (all || args.length === 0 ? everything({ all }) : matching(args))
  finish()
})

function finish() {
  say('')
  for (const line of [...leftOut, ...failures]) say(line)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
  say(`${total.passed} passed, ${total.failed} failed`)
}
