import { debian, isInstalled, mayInstall } from './apt.mjs'
import { say } from './project.mjs'

// The driver brings WebKitGTK and its small browser; Xvfb is the display that they draw on, openssl makes the shop's certificate.
const programs = ['WebKitWebDriver', 'Xvfb', 'openssl']

/**
 * Installs WebKit for its journeys: by apt-get where this process may use it.
 * @returns undefined, or one sentence that says why the journeys cannot run here
 */
export async function setupWebkit() {
  if (programs.every(isInstalled)) return undefined
  if (mayInstall()) {
    say('Installing WebKit …')
    const installs = await debian('webkit')
    // Ubuntu has the driver under another name.
    if (!(await installs('webkit2gtk-driver', 'xvfb', 'openssl')))
      await installs('webkitgtk-webdriver', 'xvfb', 'openssl')
  }
  const missing = programs.filter((name) => !isInstalled(name))
  if (missing.length === 0) return undefined
  return `The journeys in WebKit did not run: this system has no ${missing.join(' and no ')}, which Debian has as webkit2gtk-driver, xvfb and openssl.`
}
