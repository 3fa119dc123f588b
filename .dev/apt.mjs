import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './project.mjs'

/** Whether the system has a program. */
export function isInstalled(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Whether this process may install Debian's packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Debian's packages, for one who may install them. `log` names the file in .onair/logs.
 * @returns installs packages, and says whether they are there then
 */
export async function debian(log) {
  const apt = (...args) => run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, log })
  await apt('update', '-q')
  return async (...names) => (await apt('install', '-q', '-y', '--no-install-recommends', ...names)) === 0
}
