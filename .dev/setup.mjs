// Installs packages and builds what has changed since the last run. `npm start` and `npm test` both begin here.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { path, run, runScript, say, scriptOf, Trouble, tail } from './project.mjs'
import { dropStamp, isStamped, setStamp, stampOf } from './stamp.mjs'

const pnpm = 'pnpm@12.21.0'

/** The folders of the workspace, each with a package.json. */
export const workspaces = () => [
  ...readdirSync(path('packages')).map((name) => `packages/${name}`),
  'host',
  'storybook',
  'e2e',
]

const core = ['packages/core']
const widgets = [...core, 'packages/element-bundler', 'packages/widgets']

// The folders that each build reads besides the installed packages, and the folders that it writes.
const builds = [
  {
    step: 'build-widgets',
    workspace: 'packages/widgets',
    what: 'the widgets for script tags',
    reads: widgets,
    makes: ['packages/widgets/dist/embed', 'packages/widgets/dist/embed.json'],
  },
  {
    step: 'build-host',
    workspace: 'host',
    what: 'the pages',
    reads: [...widgets, 'host'],
    makes: ['host/dist/client', 'host/dist/server'],
  },
]

// What npm carries. Widgets are compiled against core's declarations, so core comes first.
const packages = [
  { step: 'package-core', workspace: 'packages/core', what: '@onair/core for npm', reads: core },
  { step: 'package-widgets', workspace: 'packages/widgets', what: '@onair/widgets for npm', reads: widgets },
].map((one) => ({ ...one, script: 'build:package', makes: [`${one.workspace}/dist/package`] }))

// What the tests of the elements' contract load.
const elements = {
  step: 'build-elements',
  workspace: 'packages/widgets',
  script: 'build:elements',
  what: 'the elements for their tests',
  reads: widgets,
  makes: ['packages/widgets/dist/elements'],
}

// What the shop serves at /storybook/ where its operator asks for it.
const storybook = {
  step: 'build-storybook',
  workspace: 'storybook',
  what: 'Storybook',
  reads: [...widgets, 'storybook'],
  stories: true,
  makes: ['storybook/dist'],
}

// Builds read these variables: a changed value builds again.
const settings = ['APP_USER', 'APP_SECRET', 'SIGN_IN_KEY', 'IMAGE_BASE', 'VIDEO_BASE', 'CUSTOMER_SERVICE_PHONE']
  .filter((name) => process.env[name])
  .map((name) => `${name}=${process.env[name]}`)

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function install() {
  const manifests = ['package.json', ...workspaces().map((name) => `${name}/package.json`)]
  const stamp = stampOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], [pnpm, process.platform, process.arch])
  if (isStamped('install', stamp)) return stamp
  dropStamp('install')
  say('Installing packages …')
  const begin = performance.now()
  // CI: no questions. NODE_ENV: development packages too, whatever mode the shop runs in later.
  const env = { ...process.env, CI: 'true', NODE_ENV: 'development' }
  const status = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { env, log: 'install' })
  if (status !== 0)
    throw new Trouble(
      `${tail('install')}\n\nThe packages could not be installed: see above, or .onair/logs/install.log for the whole output.`,
    )
  setStamp('install', stamp)
  say(`Installed (${seconds(begin)}).`)
  return stamp
}

async function build(installed, wanted = builds) {
  for (const { step, workspace, script = 'build', what, reads, stories, makes } of wanted) {
    if (!scriptOf(workspace, script)) continue
    const stamp = stampOf(reads, [installed, ...settings], { stories })
    if (isStamped(step, stamp) && makes.every((folder) => existsSync(path(folder)))) continue
    dropStamp(step)
    const begin = performance.now()
    say(`Building ${what} …`)
    // Whoever starts a build may run as a test, whose JSX is another.
    const status = await runScript(workspace, script, { log: step, env: { NODE_ENV: 'production' } })
    if (status !== 0)
      throw new Trouble(
        `${tail(step)}\n\nBuilding ${what} failed: see above, or .onair/logs/${step}.log for the whole output.`,
      )
    setStamp(step, stamp)
    say(`Built ${what} (${seconds(begin)}).`)
  }
}

/** Runs one set-up of a name at a time in a checkout: the shop may start in one terminal and the tests in another. */
async function alone(name, work) {
  const lock = path('.onair', `${name}.lock`)
  mkdirSync(path('.onair'), { recursive: true })
  for (let announced = false; ; await pause(200)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!holderLives(lock)) rmSync(lock, { force: true })
    else if (!announced) {
      say('Waiting for another process that is installing or building here …')
      announced = true
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function holderLives(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Brings the installed packages and the builds up to date. Takes some tens of milliseconds when they are. */
export const setup = () => alone('setup', async () => build(await install()))

/** Brings only the installed packages up to date, for commands that need no build. */
export const setupPackages = () => alone('setup', install)

/** Brings the npm packages up to date. */
export async function setupNpm() {
  const installed = await setupPackages()
  await alone('setup-npm', () => build(installed, packages))
}

/** Brings the static Storybook up to date. */
export async function setupStorybook() {
  const installed = await setupPackages()
  await alone('setup-storybook', () => build(installed, [storybook]))
}

/** Brings the elements up to date that tests load, with the installed packages as they are. */
export const setupElements = () => alone('setup-elements', () => build(stampOf(['pnpm-lock.yaml']), [elements]))
