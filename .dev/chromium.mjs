import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, path, run, say, Trouble, tail } from './project.mjs'

/** The Chromium among the system's programs, if there is one. */
function systemChromium() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser']) {
      try {
        accessSync(join(folder, name), constants.X_OK)
        return join(folder, name)
      } catch {
        // Not in this folder.
      }
    }
  }
  return undefined
}

/**
 * Sees to it that there is a browser for the journeys: the system's, else Debian's package where this may install it, else
 * Playwright's own download.
 */
export async function setupChromium() {
  if (systemChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const packages = ['chromium', 'fonts-liberation', 'fonts-noto-core']
    const status =
      (await run('apt-get', ['update', '-q'], { env, log: 'chromium' })) ||
      (await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env, log: 'chromium' }))
    if (status === 0 && systemChromium()) return
    say('apt-get could not install it; trying the download of Playwright.')
  }
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
