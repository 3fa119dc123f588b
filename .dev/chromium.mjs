import { debian, isInstalled, mayInstall } from './apt.mjs'
import { environment, path, run, say, Trouble, tail } from './project.mjs'

/**
 * Installs the browsers of the journeys (Debian's headless shell) and of the benchmark (Chromium): by apt-get where this
 * process may use it. Where that gives no Chromium at all, Playwright downloads its own.
 */
export async function setupChromium() {
  const programs = ['chromium', 'chromium-headless-shell']
  if (programs.every(isInstalled)) return
  if (mayInstall()) {
    say('Installing Chromium …')
    const installs = await debian('chromium')
    const fonts = ['fonts-liberation', 'fonts-noto-core']
    // Older releases of Debian have no package of the shell; the journeys then run in Chromium.
    if (!(await installs(...programs, ...fonts))) await installs('chromium', ...fonts)
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
