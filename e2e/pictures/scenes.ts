import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { Checkout } from '../support/checkout.ts'
import { List } from '../support/list.ts'
import { cards } from '../support/sandbox.ts'
import { type Goods, isDefault, type ShopApi } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'

/** One of the demonstration's people, by the part of the e-mail before the `@`. */
type PersonName = 'shopper' | 'nouveau' | 'operator'

/** What a scene plays with. */
export type Stage = { shopper: Shopper; api: ShopApi; width: number }

/** A page in one of its states. */
export type Scene = {
  /** `bag`, `bag-empty`: the page and, after a dash, its state. */
  name: string
  /** The page's path in the host's list. */
  page: string
  /** Whose session it is; left out, nobody's. */
  as?: PersonName
  /** The question for consent shows; elsewhere it is answered. */
  asksForConsent?: true
  /** A dialog or a menu covers the window: the picture is of the window alone, not of the whole page. */
  window?: true
  /** The widths at which the state exists; left out, all. */
  from?: number
  below?: number
  /** Opens the page and brings it into the state. */
  play: (stage: Stage) => Promise<void>
}

type Options = Omit<Scene, 'name' | 'page' | 'play'>

/** A page as it opens: its address is the page's path, with or without a query. */
const opened = (name: string, address: string, { page, ...options }: Options & { page?: string } = {}): Scene => ({
  name,
  page: page ?? address.replace(/[?#].*/, ''),
  ...options,
  play: ({ shopper }) => shopper.opens(address),
})

const scene = (name: string, page: string, play: Scene['play'], options: Options = {}): Scene => ({
  name,
  page,
  play,
  ...options,
})

/** Presses a form's button while the form is empty, and waits for the errors. The browser's own bubbles are no part of a picture. */
async function sendsNothing({ page }: Shopper, form: string): Promise<void> {
  await page.locator(`main ${form}:not([action$=signout]) button[type=submit]`).first().click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
}

const several = ({ product }: Goods) => product.Styles.length > 1 && product.Sizes.length > 1
const orderPage = '/pages/myaccount/orderstatus/:orderNo'
const order = (name: string, number: string): Scene =>
  opened(name, `/pages/myaccount/orderstatus/${number}`, { page: orderPage, as: 'shopper' })

const lists: readonly Scene[] = [
  opened('home', '/'),
  opened('home-consent', '/', { asksForConsent: true }),
  scene('home-menu', '/', opensMenu, { window: true }),
  scene('home-suggestions', '/', typesSearch, { window: true }),
  scene('home-offers', '/', entersSearch, { window: true }),
  opened('schedule', '/pages/schedule'),
  opened('schedule-week', '/pages/schedule?view=week'),
  opened('schedule-search', '/pages/schedule?view=search&term=a'),
  scene('schedule-programme', '/pages/schedule', async ({ shopper, api }) => {
    const { Shows } = await api.today()
    await shopper.opens(`/pages/schedule?show=${Shows.at(-1)?.Id}`)
  }),
  scene(
    'schedule-reminder',
    '/pages/schedule',
    async ({ shopper, api }) => {
      const coming = (await api.todayAndTomorrow('America/Toronto')).at(-1)
      await shopper.opens(`/pages/schedule?view=search&term=${coming?.Id}`)
      await shopper.page.getByRole('link', { name: shopper.words.remindOf(coming?.Title ?? '') }).click()
      await shopper.page.getByRole('dialog', { name: shopper.words.beReminded }).waitFor()
    },
    { window: true },
  ),
  opened('host', '/pages/hosts/keiko-tanabe', { page: '/pages/hosts/:slug' }),
  opened('list', '/pages/productlist?searchTerm=a'),
  scene('list-category', '/pages/productlist', async ({ shopper, api }) => {
    const { Items } = await api.ok('GET /api/v2/{language}/menu')
    await shopper.opens(`/pages/productlist?dimensions=category:${Items[0]?.Items[0]?.Items[0]?.Id}`)
  }),
  scene(
    'list-filters',
    '/pages/productlist',
    async ({ shopper }) => {
      await shopper.opens('/pages/productlist?searchTerm=a')
      await new List(shopper).filterButton.click()
    },
    { window: true, below: 960 },
  ),
  opened('list-nothing', '/pages/productlist?searchTerm=qqzzx'),
  opened('list-nearest', '/pages/productlist?searchTerm=chesterfield'),
  opened('not-found', '/pages/nowhere', { page: '/' }),
]

const products: readonly Scene[] = [
  scene('product', '/pages/productdetails', async ({ shopper, api }) => {
    await shopper.opensProduct(await api.findGoods('pictures', several))
  }),
  scene('product-one-style', '/pages/productdetails', async ({ shopper, api }) => {
    await shopper.opensProduct(await api.findGoods('pictures', ({ product }) => product.Edps.length === 1))
  }),
  scene('product-added', '/pages/productdetails', async ({ shopper, api }) => {
    await shopper.adds(await api.findGoods('pictures', isDefault))
  }),
  scene('product-gift-card', '/pages/productdetails', async ({ shopper, api }) => {
    await shopper.opensProduct(await api.findGiftCard(50))
  }),
  scene(
    'product-donation',
    '/pages/productdetails',
    opensFirst(({ IsDonation }) => IsDonation),
  ),
  scene(
    'product-sold-out',
    '/pages/productdetails',
    opensFirst(({ Stock }) => Stock === 'out'),
  ),
]

/** Opens the first product of the catalogue that suits. */
function opensFirst(
  suits: (product: { IsDonation: boolean; Stock: string }) => boolean,
): (stage: Stage) => Promise<void> {
  return async ({ shopper, api }) => {
    for (let page = 1; page <= 60; page += 1) {
      const { Products } = await api.ok('GET /api/v3/{language}/products', {
        query: { page: String(page), pageSize: '100' },
      })
      const product = Products.find(suits)
      if (product) return shopper.opens(`/pages/productdetails?nav=R:${product.ItemNo}`)
    }
    throw new Error('The first 6000 products have none that suits')
  }
}

/** Fills the bag with three kinds of goods. */
async function bringsGoods({ shopper, api }: Stage): Promise<void> {
  const goods = await Promise.all(['one', 'two', 'three'].map((seed) => api.findGoods(seed, isDefault)))
  await shopper.bringsBag(await api.bagWith(goods.map((one, index) => ({ ...one, quantity: index + 1 }))))
}

/** A guest at a step of the checkout, and at the following ones when asked. */
async function atCheckout({ shopper, api }: Stage, from: 'shipping' | 'review'): Promise<Checkout> {
  const checkout = new Checkout(shopper)
  const goods = await Promise.all(['one', 'two'].map((seed) => api.findGoods(seed, isDefault)))
  await checkout.beginsAsGuest(api, `guest-${crypto.randomUUID()}@example.com`, goods)
  if (from === 'review') {
    await checkout.picksShipping()
    await checkout.paysWith(cards.visa)
  }
  return checkout
}

const buying: readonly Scene[] = [
  opened('bag-empty', '/pages/shoppingbag'),
  scene('bag', '/pages/shoppingbag', async (stage) => {
    await bringsGoods(stage)
    await stage.shopper.opensBag()
  }),
  scene('checkout-who', '/pages/checkout', async (stage) => {
    await bringsGoods(stage)
    await stage.shopper.opens('/pages/checkout')
  }),
  scene('checkout-delivery', '/pages/checkout', async (stage) => {
    await bringsGoods(stage)
    await stage.shopper.opens('/pages/checkout')
    await new Checkout(stage.shopper).goesOnAsGuest()
  }),
  scene('checkout-delivery-errors', '/pages/checkout', async (stage) => {
    await bringsGoods(stage)
    await stage.shopper.opens('/pages/checkout')
    const checkout = new Checkout(stage.shopper)
    await checkout.goesOnAsGuest()
    await checkout.step('delivery').getByRole('button', { name: stage.shopper.words.deliverHere }).click()
    await checkout.step('delivery').locator('[aria-invalid=true]').first().waitFor()
  }),
  scene('checkout-shipping', '/pages/checkout', async (stage) => {
    await atCheckout(stage, 'shipping')
  }),
  scene('checkout-payment', '/pages/checkout', async (stage) => {
    const checkout = await atCheckout(stage, 'shipping')
    await checkout.picksShipping()
    await expect(checkout.step('payment').locator('.onair-capture[aria-busy="true"]')).toHaveCount(0)
  }),
  scene('checkout-review', '/pages/checkout', async (stage) => {
    await atCheckout(stage, 'review')
  }),
  scene('confirmation', '/pages/orderconfirmation', async (stage) => {
    await (await atCheckout(stage, 'review')).placesOrder()
  }),
]

const account: readonly Scene[] = [
  opened('sign-in', '/pages/signin'),
  opened('create-account', '/pages/createaccount'),
  opened('cards', '/pages/myaccount/paymentcards', { as: 'shopper' }),
  opened('address', '/pages/myaccount/addresses/addaddress', { as: 'shopper' }),
  scene('sign-in-errors', '/pages/signin', async ({ shopper }) => {
    await shopper.opens('/pages/signin')
    await shopper.signsIn('nobody@example.com', 'wrong')
    await shopper.page.getByRole('alert').first().waitFor()
  }),
  scene('create-account-errors', '/pages/createaccount', async ({ shopper }) => {
    await shopper.opens('/pages/createaccount')
    await sendsNothing(shopper, 'form')
  }),
  opened('account', '/pages/myaccount', { as: 'shopper' }),
  opened('account-new', '/pages/myaccount', { as: 'nouveau' }),
  opened('orders', '/pages/myaccount/orderstatus', { as: 'shopper' }),
  opened('orders-none', '/pages/myaccount/orderstatus', { as: 'nouveau' }),
  order('order-parcels', '40000127'),
  order('order-edit', '40000130'),
  order('order-return', '40000112'),
  order('order-returnable', '40000114'),
  order('order-cancelled', '40000119'),
  order('order-declined', '40000110'),
  opened('order-unknown', '/pages/myaccount/orderstatus/99999999', { page: orderPage, as: 'shopper' }),
  opened('favourites', '/pages/myaccount/favourites', { as: 'shopper' }),
  opened('favourites-none', '/pages/myaccount/favourites', { as: 'nouveau' }),
  scene(
    'favourites-clear',
    '/pages/myaccount/favourites',
    async ({ shopper }) => {
      await shopper.opens('/pages/myaccount/favourites')
      await shopper.page.getByRole('button', { name: shopper.words.clearAll, exact: true }).click()
      await shopper.page.getByRole('dialog').waitFor()
    },
    { as: 'shopper', window: true },
  ),
  scene(
    'cards-remove',
    '/pages/myaccount/paymentcards',
    async ({ shopper }) => {
      await shopper.opens('/pages/myaccount/paymentcards')
      await shopper.page.getByRole('link', { name: shopper.words.settings.remove }).last().click()
      await shopper.page.getByRole('dialog').waitFor()
    },
    { as: 'shopper', window: true },
  ),
  scene(
    'address-errors',
    '/pages/myaccount/addresses/addaddress',
    async ({ shopper }) => {
      await shopper.opens('/pages/myaccount/addresses/addaddress')
      await sendsNothing(shopper, 'form')
    },
    { as: 'shopper' },
  ),
  ...['email', 'password', 'question', 'owndata'].map((id) =>
    opened(`information-${id}`, `/pages/myaccount/information/${id}`, {
      as: 'shopper',
      ...(id !== 'owndata' && { page: '/pages/myaccount/information/:id' }),
    }),
  ),
  opened('invoice', '/pages/orderinvoice?orderNo=40000107', { as: 'shopper' }),
  opened('return-items', '/pages/returnitems?orderNo=4000011401', { as: 'shopper' }),
  opened('track-order', '/pages/trackorder?orderNo=40000124&postalCode=M5V3T1'),
  opened('track-order-empty', '/pages/trackorder'),
  scene(
    'write-review',
    '/pages/writereview',
    async ({ shopper, api }) => {
      const { product } = await api.findGoods('pictures')
      await shopper.opens(`/pages/writereview?pr_page_id=${product.ItemNo}`)
    },
    { as: 'shopper' },
  ),
  scene('quick-order', '/pages/quickorder', async ({ shopper, api }) => {
    const { product } = await api.findGoods('pictures', several)
    await shopper.opens(`/pages/quickorder?items=${product.ItemNo},999999`)
  }),
  scene(
    'easy-pay-now',
    '/pages/myaccount/easypay',
    async ({ shopper }) => {
      await shopper.opens('/pages/myaccount/easypay')
      await shopper.page.getByRole('button', { name: shopper.words.easyPayPage.payNow }).first().click()
      await shopper.page.getByRole('dialog').getByRole('radio').last().waitFor()
    },
    { as: 'shopper', window: true },
  ),
  opened('control-room', '/pages/controlroom', { as: 'operator' }),
]

async function opensMenu({ shopper, api, width }: Stage): Promise<void> {
  const { page, words } = shopper
  await shopper.opens('/')
  if (width < 960) {
    await page.getByRole('button', { name: words.openMenu }).click()
    await page.getByRole('dialog').waitFor()
    return
  }
  const { Items } = await api.ok('GET /api/v2/{language}/menu')
  await page.getByRole('button', { name: words.moreIn(Items[0]?.Name ?? '') }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: Items[0]?.Items[0]?.Name ?? '', exact: true })
    .waitFor()
}

/** An empty field offers what was searched before, and what is on air. */
async function entersSearch({ shopper }: Stage): Promise<void> {
  await shopper.opens('/')
  await shopper.page.evaluate(() => localStorage.setItem('recentSearches', '["rug","wool coat"]'))
  await shopper.page.getByRole('combobox', { name: shopper.words.search }).click()
  await shopper.page.getByRole('option').nth(3).waitFor()
}

async function typesSearch({ shopper }: Stage): Promise<void> {
  await shopper.opens('/')
  await shopper.page.getByRole('combobox', { name: shopper.words.search }).pressSequentially('coa')
  await shopper.page.getByRole('listbox').waitFor()
}

const staged: readonly Scene[] = [...lists, ...products, ...buying, ...account]

/** Pages that only lead to another page, or answer a form or a link of a mail. */
const withoutPicture = new Set(['/i/:itemNo', '/bag/waitlist'])

/**
 * The scenes of every page of the host, in the order of the shop: those above, and each other page as it opens.
 * @throws when a page has a parameter in its path and no scene above
 */
export async function allScenes(): Promise<readonly Scene[]> {
  const built = resolve(import.meta.dirname, '../../host/dist/server/entry.js')
  if (!existsSync(built)) throw new Error('The pages are not built: npm run build')
  const { pageList } = (await import(built)) as { pageList: readonly { path: string; audience: string }[] }
  const stagedPages = new Set(staged.map(({ page }) => page))
  const rest = pageList.filter(({ path }) => !stagedPages.has(path) && !withoutPicture.has(path))
  const unclear = rest.filter(({ path }) => path.includes(':'))
  if (unclear.length > 0) throw new Error(`No scene opens ${unclear.map(({ path }) => path).join(', ')}`)
  const nameOf = (path: string) => path.replace(/^\/((pages|go)\/)?/, '').replaceAll('/', '-')
  const opening = rest.map(({ path, audience }) =>
    opened(nameOf(path), path, audience === 'everyone' ? {} : { as: 'shopper' }),
  )
  const scenes = [...staged, ...opening]
  const twice = scenes.find(({ name }, index) => scenes.findIndex((one) => one.name === name) !== index)
  if (twice) throw new Error(`Two scenes are called ${twice.name}: the one's pictures would replace the other's`)
  return scenes
}
