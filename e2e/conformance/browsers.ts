import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

/** The first of these programs that the system has. */
function programOf(...names: string[]): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const program = join(folder, name)
      try {
        accessSync(program, constants.X_OK)
        return program
      } catch {}
    }
  }
  return undefined
}

export const chromiumProgram = () => programOf('chromium', 'chromium-browser', 'google-chrome')
export const webkitProgram = () => programOf('WebKitWebDriver')
export const firefoxProgram = () => programOf('firefox-esr', 'firefox')

/** Chromium, over CDP. */
export function launchChromium(...args: string[]): Promise<Browser> {
  return puppeteer.launch({
    executablePath: chromiumProgram(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...args],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    protocolTimeout: 600_000,
  })
}

/** Firefox, over WebDriver BiDi. */
export function launchFirefox(preferences: Readonly<Record<string, unknown>> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram(),
    extraPrefsFirefox: { ...preferences },
    protocolTimeout: 600_000,
  })
}

/** What a page reported: exceptions, the console's errors and warnings, what its policy forbade. */
export type Reports = {
  exceptions: string[]
  errors: string[]
  warnings: string[]
  violations: () => Promise<string[]>
}

export async function watched(page: Page): Promise<Reports> {
  const exceptions: string[] = []
  const errors: string[] = []
  const warnings: string[] = []
  // Firefox reports what the network refused as if it were thrown.
  const ofNetwork = /Cross-Origin Request Blocked|Firefox can’t establish a connection|Content-Security-Policy/
  page.on('pageerror', (error) => {
    if (!ofNetwork.test(String(error))) exceptions.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
    if (message.type() === 'warn') warnings.push(message.text())
  })
  await page.evaluateOnNewDocument(() => {
    const forbidden: string[] = []
    Object.assign(window, { forbidden })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      forbidden.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return {
    exceptions,
    errors,
    warnings,
    violations: () => page.evaluate(() => Reflect.get(window, 'forbidden') as string[]),
  }
}
