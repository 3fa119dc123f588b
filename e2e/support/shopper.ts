import { expect, type Locator, type Page } from '@playwright/test'
import { origins } from './ports.ts'
import type { Problems } from './problems.ts'
import { type Cart, type Goods, type Language, type Person, someAddress } from './shop-api.ts'
import { type Words, words } from './words.ts'

/** A shopper with a browser. Each method does or checks one thing that shoppers do or see, and waits until it has happened. */
export class Shopper {
  readonly page: Page
  readonly language: Language
  readonly words: Words
  readonly problems: Problems
  /** The shop's address. */
  readonly origin: string

  constructor(page: Page, language: Language, problems: Problems, origin: string = origins.shop) {
    this.origin = origin
    this.page = page
    this.language = language
    this.words = words[language]
    this.problems = problems
  }

  /** The same person in another tab of the same browser. */
  async opensAnotherTab(): Promise<Shopper> {
    return new Shopper(await this.page.context().newPage(), this.language, this.problems, this.origin)
  }

  // What a journey begins with, where other journeys prove how shoppers come to it

  /** Has a bag that the calls have filled, as if it had been filled in this browser. */
  async bringsBag({ CartGuid, ProductCount }: Pick<Cart, 'CartGuid' | 'ProductCount'>): Promise<void> {
    await this.#hasCookies({ cartGuid: CartGuid, cartProductCount: String(ProductCount) })
  }

  /** Is signed in, as a member or as the guest of a checkout. */
  async entersAs({ edp, token }: Person, email: string, kind: 'member' | 'guest' = 'member'): Promise<void> {
    await this.#hasCookies({
      userToken: JSON.stringify({ Token: token, Edp: edp }),
      userEmail: email,
      userName: someAddress.FirstName,
      lastName: someAddress.LastName,
      ...(kind === 'guest' && { guestAccountLogin: '1' }),
    })
  }

  /** Sets cookies as the shop itself writes them. */
  async #hasCookies(values: Readonly<Record<string, string>>): Promise<void> {
    const strict = new Set(['cartGuid', 'userToken'])
    const cookies = Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: this.origin,
      secure: true,
      sameSite: strict.has(name) ? ('Strict' as const) : ('Lax' as const),
    }))
    await this.page.context().addCookies(cookies)
  }

  // Any page

  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`)
    await this.seesPageAlive()
  }

  async opensHome(): Promise<void> {
    await this.opens('/')
  }

  async opensProduct({ product }: Goods): Promise<void> {
    await this.opens(`/pages/productdetails?nav=R:${product.ItemNo}`)
    await expect(this.heading(product.Name)).toBeVisible()
  }

  async opensBag(): Promise<void> {
    await this.opens('/pages/shoppingbag')
    await expect(this.heading(this.words.yourBag)).toBeVisible()
  }

  async searchesFor(term: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words.search }).fill(term)
    await this.page.getByRole('button', { name: this.words.searchButton, exact: true }).click()
  }

  /** Waits until the islands that load with the page are hydrated. */
  async seesPageAlive(): Promise<void> {
    // While the page is still arriving, an island that is not hydrated may not be there yet.
    await this.page.waitForLoadState('domcontentloaded')
    await expect(this.page.locator('shop-island[data-when="load"]:not([data-hydrated])')).toHaveCount(0)
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? `${this.origin}${path}` : path)
  }

  heading(name: string, level = 1): Locator {
    return this.page.getByRole('heading', { name, level, exact: true })
  }

  // A product

  async chooses({ product, edp }: Goods): Promise<void> {
    const style = product.Styles.find(({ Code }) => Code === edp.StyleCode)
    const size = product.Sizes.find(({ Code }) => Code === edp.SizeCode)
    const { words } = this
    // A gift card's styles are its amounts.
    const legend = style?.Name.includes('$') ? words.amount : words.style
    if (style && product.Styles.length > 1) await this.pick(legend, style.Name)
    if (size && product.Sizes.length > 1) await this.pick(this.words.size, size.Name)
  }

  private async pick(legend: string, name: string): Promise<void> {
    const group = this.page.getByRole('group', { name: new RegExp(`^${legend}`) })
    // The swatch covers the radio button.
    const radio = this.page.getByRole('radio', { name, exact: true })
    await group.locator('label').filter({ has: radio }).click()
    await expect(group.getByRole('radio', { name, exact: true })).toBeChecked()
  }

  /** The button of a product. The bar that follows the shopper down the page repeats it. */
  get addButton(): Locator {
    return this.page.getByRole('button', { name: this.words.addToBag, exact: true }).first()
  }

  async addsToBag(): Promise<void> {
    await this.addButton.click()
    await this.sees(this.words.addedOne)
    await this.leavesDrawer()
  }

  /** Closes the drawer that adding opens. */
  async leavesDrawer(): Promise<void> {
    const drawer = this.page.getByRole('dialog', { name: this.words.addedToBag })
    await expect(drawer).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  }

  /** Opens the product, chooses style and size, and adds it. */
  async adds(goods: Goods): Promise<void> {
    await this.opensProduct(goods)
    await this.chooses(goods)
    await this.addsToBag()
  }

  // The bag

  get bagCounter(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: new RegExp(`^${this.words.bag}`) })
  }

  async seesInCounter(count: number): Promise<void> {
    await expect(this.bagCounter).toHaveAccessibleName(`${this.words.bag}, ${this.words.things(count)}`)
  }

  /** The same, on a page without the counter, such as the checkout. */
  async hasInBag(count: number): Promise<void> {
    await expect.poll(() => this.cookie('cartProductCount')).toBe(String(count))
  }

  lineOf({ product }: Goods): Locator {
    const lines = this.page.getByRole('list', { name: this.words.lines })
    return lines.getByRole('listitem').filter({ hasText: product.Name })
  }

  async setsQuantity({ product }: Goods, quantity: number): Promise<void> {
    const field = this.page.getByRole('spinbutton', { name: this.words.quantityOf(product.Name) })
    await field.fill(String(quantity))
    await field.press('Tab')
  }

  async removes({ product }: Goods): Promise<void> {
    await this.page.getByRole('button', { name: this.words.remove(product.Name) }).click()
    await this.sees(this.words.removed(product.Name))
  }

  async choosesProvince(name: string): Promise<void> {
    await this.page.getByLabel(this.words.province).selectOption({ label: name })
  }

  /** An amount of the summary, by its label. */
  amount(label: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd')
      .filter({ visible: true })
  }

  async goesToCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.toCheckout, exact: true }).click()
    await expect(this.heading(this.words.checkout)).toBeVisible()
    await this.seesPageAlive()
  }

  /** The GUID of this browser's bag. */
  async bagGuid(): Promise<string> {
    return (await this.cookie('cartGuid')) ?? ''
  }

  /** A cookie of the shop, decoded. */
  async cookie(name: string): Promise<string | undefined> {
    const cookies = await this.page.context().cookies(this.origin)
    const cookie = cookies.find((one) => one.name === name)
    return cookie && decodeURIComponent(cookie.value)
  }

  /** The customer in this browser's session: a member, or the guest of a checkout. */
  async person(): Promise<Person> {
    const { Token, Edp } = JSON.parse((await this.cookie('userToken')) ?? '{}') as { Token: string; Edp: number }
    return { token: Token, edp: Edp }
  }

  // Signing in

  async signsIn(email: string, password: string): Promise<void> {
    const form = this.page.locator('form').filter({ has: this.page.locator('input[type=password]') })
    await form.locator('input[name=email]').fill(email)
    await form.locator('input[name=password]').fill(password)
    await form.locator('button[type=submit]').click()
  }
}
