import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type Goods, type Language, type Person, type ShopApi, someAddress } from '../support/shop-api.ts'
import { type Words, words } from '../support/words.ts'
import { equipment, findInPage, problemsOfPage, type Query, sent, textOfPage } from './queries.ts'

/** Errors of a gesture while the page changes. The same gesture is made again, on the new page. */
const passing = [
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.JavascriptError,
  error.NoSuchElementError,
]

/** How long a shopper waits for what should happen, in milliseconds. */
const limit = 30_000

/** A shopper with WebKit. Each method does or checks one thing that shoppers do or see, and waits until it has happened. */
export class Visitor {
  readonly driver: WebDriver
  readonly language: Language
  readonly words: Words
  /** The shop's address. */
  readonly origin: string

  constructor(driver: WebDriver, language: Language, origin: string) {
    this.driver = driver
    this.language = language
    this.words = words[language]
    this.origin = origin
  }

  /** Asks again until the result is neither false nor undefined. @throws with the last obstacle */
  async until<T>(what: string, condition: () => Promise<T | false | undefined>): Promise<T> {
    let last: unknown
    const once = async () => {
      try {
        return (await condition()) || false
      } catch (problem) {
        if (!passing.some((kind) => problem instanceof kind)) throw problem
        last = problem
        return false
      }
    }
    try {
      return (await this.driver.wait(once, limit)) as T
    } catch (problem) {
      if (!(problem instanceof error.TimeoutError)) throw problem
      const url = await this.driver.getCurrentUrl()
      throw new Error(`The visitor does not ${what} at ${url}, which says: ${await this.#saying()}`, { cause: last })
    }
  }

  /** The beginning of what the page says, below its header, in one line. */
  async #saying(): Promise<string> {
    const [main] = await this.driver.findElements({ css: 'main' })
    const text = await this.#ask<string>(textOfPage, main ?? null).catch(() => 'nothing that can be read')
    return plain(text).replace(/\n+/g, ' | ').slice(0, 2000)
  }

  /**
   * Runs a function in the page. The driver loses the result of one that runs while the page changes; it is then run again.
   */
  async #ask<T>(work: string | ((...given: never[]) => unknown), ...given: unknown[]): Promise<T> {
    const lost = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new error.JavascriptError('The page gave no answer')), limit / 6).unref()
    })
    return Promise.race([this.driver.executeScript<T>(work as string, ...given), lost])
  }

  /** What a query finds now. */
  async finds(query: Query, within?: WebElement): Promise<WebElement[]> {
    const look = () => this.#ask<WebElement[] | null>(findInPage, sent(query), within ?? null)
    const elements = await look()
    if (elements) return elements
    await this.#ask(equipment)
    return (await look()) ?? []
  }

  /** The first that a query finds, once there is one. */
  sees(query: Query, within?: WebElement): Promise<WebElement> {
    return this.until(`see ${show(query)}`, async () => (await this.finds(query, within))[0])
  }

  /** Waits until the page says something. */
  async reads(text: string | RegExp, within?: WebElement): Promise<void> {
    await this.until(`read ${text}`, async () => {
      const page = plain(await this.#ask<string>(textOfPage, within ?? null))
      return typeof text === 'string' ? page.includes(plain(text)) : new RegExp(text, 'm').test(page)
    })
  }

  heading(name: string | RegExp, level = 1): Promise<WebElement> {
    return this.sees({ role: 'heading', name, level })
  }

  /** Presses an element once it stands still: the driver presses a place, and amounts that arrive move what is below them. */
  async presses(query: Query, within?: WebElement): Promise<void> {
    let previousPlace: string | undefined
    await this.until(`press ${show(query)}`, async () => {
      const [element] = await this.finds(query, within)
      if (!element) return false
      await this.#ask('arguments[0].scrollIntoView({ block: "center" })', element)
      const place = JSON.stringify(await element.getRect())
      if (place !== previousPlace) {
        previousPlace = place
        return false
      }
      await element.click()
      return true
    })
  }

  /** Types into a field, in place of its value. */
  async types(query: Query, text: string, within?: WebElement): Promise<void> {
    await this.until(`type into ${show(query)}`, async () => {
      const [field] = await this.finds(query, within)
      if (!field) return false
      await this.#ask('arguments[0].scrollIntoView({ block: "center" })', field)
      // WebKit lets no script put the focus into another site's frame.
      await field.click()
      await this.#ask('arguments[0].select()', field)
      await field.sendKeys(text)
      return true
    })
  }

  /** Chooses an option of a select, by its text. */
  async picks(query: Query, option: string, within?: WebElement): Promise<void> {
    const field = await this.sees(query, within)
    await this.until(`pick ${option}`, async () => {
      for (const one of await field.findElements({ css: 'option' })) {
        if (plain(await one.getText()).trim() !== plain(option)) continue
        await one.click()
        return true
      }
      return false
    })
  }

  /** Goes on from a field by keyboard. */
  async leavesField(): Promise<void> {
    await this.driver.switchTo().activeElement().sendKeys(Key.TAB)
  }

  /** Does something in a frame. */
  async inFrame(query: Query, work: () => Promise<void>): Promise<void> {
    await this.driver.switchTo().frame(await this.sees(query))
    await work()
    await this.driver.switchTo().defaultContent()
  }

  /** Opens another window of the same browser. @returns the one before */
  async opensWindow(): Promise<string> {
    const previous = await this.driver.getWindowHandle()
    const size = await this.driver.manage().window().getRect()
    await this.driver.switchTo().newWindow('window')
    await this.driver.manage().window().setRect(size)
    return previous
  }

  /** @returns the window before */
  async goesToWindow(window: string): Promise<string> {
    const previous = await this.driver.getWindowHandle()
    await this.driver.switchTo().window(window)
    return previous
  }

  // Any page

  async opens(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.origin).href)
    await this.seesPageAlive()
  }

  /** Waits until the islands that load with the page are hydrated. */
  async seesPageAlive(): Promise<void> {
    await this.until('see a page that is alive', () =>
      this.#ask<boolean>(`return document.readyState !== 'loading' &&
        !document.querySelector('shop-island[data-when="load"]:not([data-hydrated])')`),
    )
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.until(`come to ${path}`, async () => {
      const url = await this.driver.getCurrentUrl()
      return typeof path === 'string' ? url === `${this.origin}${path}` : path.test(url)
    })
  }

  /** The errors that the open windows reported. */
  async problems(): Promise<string[]> {
    const problems: string[] = []
    for (const window of await this.driver.getAllWindowHandles()) {
      await this.driver.switchTo().window(window)
      problems.push(...(await this.#ask<string[]>(problemsOfPage)))
    }
    return problems
  }

  // What a journey begins with

  /** Is signed in, as a member. */
  entersAs({ edp, token }: Person, email: string): Promise<void> {
    return this.#hasCookies({
      userToken: JSON.stringify({ Token: token, Edp: edp }),
      userEmail: email,
      userName: someAddress.FirstName,
      lastName: someAddress.LastName,
    })
  }

  /** Has chosen French on an earlier visit. */
  prefersFrench(): Promise<void> {
    return this.#hasCookies({ language: 'fr_CA' })
  }

  /** Sets cookies as the shop itself writes them. */
  async #hasCookies(values: Readonly<Record<string, string>>): Promise<void> {
    await this.driver.get(`${this.origin}/robots.txt`)
    for (const [name, value] of Object.entries(values)) {
      const secure = this.origin.startsWith('https:')
      const sameSite = name === 'userToken' ? 'Strict' : 'Lax'
      await this.driver.manage().addCookie({ name, value: encodeURIComponent(value), path: '/', secure, sameSite })
    }
  }

  async cookie(name: string): Promise<string | undefined> {
    const cookies = await this.driver.manage().getCookies()
    const cookie = cookies.find((one) => one.name === name)
    return cookie && decodeURIComponent(cookie.value)
  }

  // The channel

  /** Waits until the home page shows the programme that is on air; `other` than one that it showed before. */
  async seesOnAir(api: ShopApi, other?: string): Promise<void> {
    await this.until('see the programme that is on air', async () => {
      const [onAir] = await this.finds({ role: 'region', name: this.words.onAirNow })
      const [heading] = onAir ? await this.finds({ role: 'heading', level: 2 }, onAir) : []
      const title = await api.onAir()
      return heading && title !== undefined && title !== other && plain(await heading.getText()) === plain(title)
    })
  }

  // A product and the bag

  async opensProduct({ product }: Goods): Promise<void> {
    await this.opens(`/pages/productdetails?nav=R:${product.ItemNo}`)
    await this.heading(product.Name)
  }

  async addsToBag(): Promise<void> {
    await this.presses({ role: 'button', name: this.words.addToBag })
    await this.sees({ role: 'dialog', name: this.words.addedToBag })
  }

  /** Closes the drawer that adding opens. */
  async leavesDrawer(): Promise<void> {
    const drawer = { role: 'dialog', name: this.words.addedToBag }
    await this.driver.actions().sendKeys(Key.ESCAPE).perform()
    await this.until('leave the drawer', async () => (await this.finds(drawer)).length === 0)
  }

  async seesInCounter(count: number): Promise<void> {
    await this.sees({ role: 'link', name: `${this.words.bag}, ${this.words.things(count)}` })
  }

  /** Waits until the bag shows the server's amounts. */
  async seesAmounts(): Promise<void> {
    await this.sees({ css: '.onair-bag-totals[aria-busy="false"]' })
  }

  async signsIn(email: string, password: string): Promise<void> {
    const form = await this.sees({ css: 'form:has(input[type=password])' })
    await this.types({ css: 'input[name=email]' }, email, form)
    await this.types({ css: 'input[name=password]' }, password, form)
    await this.presses({ css: 'button[type=submit]' }, form)
  }
}

/** As a reader does, it takes a no-break space for a blank: WebDriver gives some as blanks, « La vedette : la maison ». */
const plain = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ')
const show = (query: Query) =>
  Object.entries(query)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')
