import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, path, run, say, Trouble, tail } from './project.mjs'

/** Whether the system has a program. */
function isInstalled(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/**
 * Installs the browsers of the journeys (Debian's headless shell) and of the benchmark (Chromium): by apt-get where this
 * process may use it. Where that gives no Chromium at all, Playwright downloads its own.
 */
export async function setupChromium() {
  const programs = ['chromium', 'chromium-headless-shell']
  if (programs.every(isInstalled)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => run('apt-get', args, { env, log: 'chromium' })
    await apt('update', '-q')
    const install = (...names) => apt('install', '-q', '-y', '--no-install-recommends', ...names)
    const fonts = ['fonts-liberation', 'fonts-noto-core']
    // Older releases of Debian have no package of the shell; the journeys then run in Chromium.
    if ((await install(...programs, ...fonts)) !== 0) await install('chromium', ...fonts)
  }
  if (programs.some(isInstalled)) return
  const folder = path('e2e')
  const status = await run('playwright', ['install', 'chromium'], {
    cwd: folder,
    env: environment(folder),
    log: 'chromium',
  })
  if (status !== 0)
    throw new Trouble(
      `${tail('chromium')}\n\nThere is no Chromium for the journeys, and it could not be downloaded (see above).`,
    )
}
