import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { setupNpm } from '../../../.dev/setup.mjs'

const widgets = join(import.meta.dirname, '..')
const checkout = join(widgets, '../..')

type Manifest = {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Runs a program of the checkout and returns its output; a failure contains all output. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args[0]} failed:\n${stdout}${stderr}`)
  }
}

/** Builds core and widgets for npm, and packs them into a folder, as for publishing. @returns the two files, by name */
export async function pack(folder: string): Promise<{ core: string; widgets: string }> {
  await setupNpm()
  const { devEngines } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  const filters = ['--filter', '@onair/core', '--filter', '@onair/widgets']
  const pnpm = `pnpm@${devEngines.packageManager.version}`
  await run('npx', ['--yes', pnpm, ...filters, 'pack', '--pack-destination', folder], checkout)
  const packed = (name: string) => join(folder, globSync(`onair-${name}-*.tgz`, { cwd: folder })[0] ?? '')
  return { core: packed('core'), widgets: packed('widgets') }
}

/**
 * Creates a project with the packed packages and React installed. Nothing is downloaded: dependencies are linked from this
 * checkout. A package that imports others is copied, so that it finds the project's React.
 * @param suffix `-18` for the aliases `react-18` and `react-dom-18` of the development dependencies
 */
export async function install(folder: string, packed: { core: string; widgets: string }, suffix = ''): Promise<void> {
  const modules = join(folder, 'node_modules')
  for (const [name, file] of Object.entries(packed)) {
    const place = join(modules, '@onair', name)
    mkdirSync(place, { recursive: true })
    await run('tar', ['xzf', file, '--strip-components=1', '-C', place], folder)
  }
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true })

  const provide = (name: string, from: string, as = name) => {
    const place = join(modules, as)
    if (existsSync(place)) return
    const source = realpathSync(locate(name, from))
    const { dependencies = {}, peerDependencies = {} } = manifestOf(source)
    mkdirSync(dirname(place), { recursive: true })
    if (Object.keys({ ...dependencies, ...peerDependencies }).length === 0) {
      symlinkSync(source, place)
      return
    }
    cpSync(source, place, { recursive: true, filter: (path) => path === source || !path.endsWith('node_modules') })
    for (const dependency of Object.keys(dependencies)) provide(dependency, source)
  }
  for (const name of ['react', 'react-dom']) provide(`${name}${suffix}`, widgets, name)
  for (const name of ['@types/react', '@types/react-dom']) provide(name, widgets)
  for (const name of ['core', 'widgets']) {
    const { dependencies = {} } = manifestOf(join(modules, '@onair', name))
    for (const dependency of Object.keys(dependencies)) {
      if (!dependency.startsWith('@onair/')) provide(dependency, join(checkout, 'packages', name))
    }
  }
  symlinkSync(realpathSync(join(widgets, 'node_modules/jsdom')), join(modules, 'jsdom'))
}

/** Finds a package's folder as another package of this checkout does: among its own packages, else beside itself. */
function locate(name: string, from: string): string {
  const own = join(from, 'node_modules', name)
  if (existsSync(own)) return own
  const [beside] = from.match(/^.*\/node_modules(?=\/)/) ?? []
  if (beside && existsSync(join(beside, name))) return join(beside, name)
  throw new Error(`${from} has no ${name}`)
}
