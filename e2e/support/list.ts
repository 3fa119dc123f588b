import { expect, type Locator } from '@playwright/test'
import type { Goods, Reply, ShopApi } from './shop-api.ts'
import type { Shopper } from './shopper.ts'

/** A shopper on a list of products, with methods to filter and sort it. */
export class List {
  readonly #shopper: Shopper

  constructor(shopper: Shopper) {
    this.#shopper = shopper
  }

  get #page() {
    return this.#shopper.page
  }
  get #words() {
    return this.#shopper.words
  }

  get tiles(): Locator {
    return this.#page.getByRole('main').getByRole('article')
  }

  /** Opens a list that has a product on its first page, even when others have the same name. */
  async opensWith({ product }: Goods, open = (path: string) => this.#shopper.opens(path)): Promise<void> {
    const query = new URLSearchParams({ searchTerm: product.Name, dimensions: `brand:${product.BrandId}` })
    await open(`/pages/productlist?${query}`)
  }

  tileOf({ product }: Goods): Locator {
    return this.tiles.filter({ has: this.#page.locator(`a[href$="nav=R:${product.ItemNo}"]`) })
  }

  /** The item numbers, in the order of the list. */
  async itemNos(): Promise<string[]> {
    const links = this.tiles.getByRole('heading').getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return addresses.map((address) => address.replace(/.*nav=R:/, ''))
  }

  /** Expects the list's count of products. */
  async says(count: number): Promise<void> {
    const shown = count.toLocaleString(this.#shopper.language === 'fr' ? 'fr-CA' : 'en-CA')
    await expect(this.#page.locator('.list-title')).toContainText(`${shown} ${this.#words.products(count)}`)
  }

  /** The button that opens the filters' drawer on a phone. */
  get filterButton(): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${this.#words.filter}`) })
  }

  get filters(): Locator {
    return this.#page.locator('form.facets')
  }

  /** A value's checkbox, by the value's id. */
  box(id: string): Locator {
    return this.filters.locator(`input[value="${id}"]`)
  }

  /** Opens a value's group and ticks the value. */
  async ticks(id: string): Promise<void> {
    const box = this.#page.locator(`input[value="${id}"]`)
    const group = this.filters.locator('details.facet').filter({ has: box })
    if ((await group.count()) > 0 && (await group.getAttribute('open')) === null) {
      await group.locator('summary').first().click()
    }
    // A colour's dot or a size's frame covers the checkbox.
    await this.filters.locator('label').filter({ has: box }).click()
  }

  /** Filters the list by a value. On a phone the drawer's button applies it. */
  async narrowsBy(id: string): Promise<void> {
    const drawer = await this.filterButton.isVisible()
    if (drawer) await this.filterButton.click()
    await this.ticks(id)
    if (drawer) await this.seesResults()
    await expect(this.#page).toHaveURL(new RegExp(`dimensions=.*${id}`))
    await this.#shopper.seesPageAlive()
  }

  async seesResults(): Promise<void> {
    await this.filters.getByRole('button', { name: new RegExp(`^${this.#words.seeResults}`) }).click()
  }

  async sortsBy(key: string): Promise<void> {
    await this.#page.getByLabel(this.#words.sortBy).selectOption(key)
    await expect(this.#page).toHaveURL(new RegExp(`sortKey=${key}`))
    await this.#shopper.seesPageAlive()
  }
}

type ProductsReply = Reply<'GET /api/v3/{language}/products'>

/** The products that the API finds, to compare a page with. */
export const findProducts = (api: ShopApi, query: Record<string, string>): Promise<ProductsReply> =>
  api.ok('GET /api/v3/{language}/products', { query })

/** The value of a dimension that most products have. */
export function commonest({ Dimensions }: ProductsReply, dimension: string): string {
  const values = Dimensions.find(({ Id }) => Id === dimension)?.Values ?? []
  return values.toSorted((a, b) => b.Count - a.Count)[0]?.Id ?? ''
}

/** A word that many products have in their names, in the shopper's language. */
export const termIn = ({ language }: Shopper): string => (language === 'fr' ? 'robe' : 'dress')
