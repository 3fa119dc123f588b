import type { Browser } from 'puppeteer-core'
import type { WebDriver } from 'selenium-webdriver'
import { startWebKit } from '../webkit/driver.ts'

type Work = (...given: never[]) => unknown
type Thrown = (error: Error) => void
type ScriptResult = { value?: unknown; error?: string; thrown: string[] }

/** A script that does some work in the page, and tells what the page left uncaught meanwhile. */
const script = (work: string) => `const [given, done] = arguments;
const thrown = (window.uncaught ??= (() => {
  const all = [];
  addEventListener('error', ({ message }) => all.push(message));
  addEventListener('unhandledrejection', ({ reason }) => all.push(String(reason)));
  return all;
})());
(async () => { ${work} })().then(
  (value) => done({ value, thrown: thrown.splice(0) }),
  (error) => done({ error: String(error), thrown: thrown.splice(0) }),
);`

/** A window of WebKit with those of Puppeteer's methods that the plain checks use, as far as WebDriver can do them. */
class WebKitPage {
  readonly #driver: WebDriver
  readonly #handle: string
  readonly #prepared: Work[] = []
  readonly #listeners: Thrown[] = []

  constructor(driver: WebDriver, handle: string) {
    this.#driver = driver
    this.#handle = handle
  }

  on(event: string, listener: Thrown): this {
    if (event === 'pageerror') this.#listeners.push(listener)
    return this
  }

  /** WebDriver has no such scripts: this one runs as soon as the page is there, which is enough to write down what happens later. */
  async evaluateOnNewDocument(work: Work): Promise<void> {
    this.#prepared.push(work)
  }

  async evaluate(work: Work | string, ...given: unknown[]): Promise<unknown> {
    await this.#driver.switchTo().window(this.#handle)
    const body = typeof work === 'string' ? work : `return (${work})(...given)`
    const result = await this.#driver.executeAsyncScript<ScriptResult>(script(body), given)
    for (const text of result.thrown) for (const tell of this.#listeners) tell(new Error(text))
    if (result.error !== undefined) throw new Error(result.error)
    return result.value
  }

  async goto(address: string): Promise<void> {
    await this.#driver.switchTo().window(this.#handle)
    await this.#driver.get(address)
    for (const work of this.#prepared) await this.evaluate(work)
  }

  async addScriptTag({ url, type }: { url: string; type: string }): Promise<void> {
    const add = (...[src, kind]: string[]) => {
      const script = Object.assign(document.createElement('script'), { src, type: kind })
      document.head.append(script)
    }
    await this.evaluate(add as Work, url, type)
  }

  async setViewport({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#driver.switchTo().window(this.#handle)
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height })
  }

  async close(): Promise<void> {
    await this.#driver.switchTo().window(this.#handle)
    await this.#driver.close()
  }
}

/** WebKit over WebDriver, behind the part of Puppeteer's interface that the plain checks use. */
export async function launchWebKit(): Promise<Browser> {
  const webkit = await startWebKit({ locale: 'en-CA', timeZone: 'America/Toronto' })
  const driver = await webkit.opens()
  // The driver ends a browser whose last window closes.
  const first = await driver.getWindowHandle()
  const browser = {
    async newPage() {
      await driver.switchTo().window(first)
      await driver.switchTo().newWindow('window')
      return new WebKitPage(driver, await driver.getWindowHandle())
    },
    async close() {
      await driver.quit()
      await webkit.stop()
    },
  }
  return browser as unknown as Browser
}
