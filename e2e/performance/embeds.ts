import type { Page } from '@playwright/test'
import { foreignSite } from '../support/foreign-site.ts'
import { type Person, ShopApi } from '../support/shop-api.ts'
import { origin } from './place.ts'

const api = new ShopApi(origin)

/** Elements on another site's page. */
export type Embed = {
  /** `bag-counter`, or a name of several. */
  name: string
  html: string
  /** What there is to see when the element is ready, by CSS selectors that look into shadow roots; one of each. */
  ready: readonly string[]
  /** The customer who is signed in on the page. */
  person?: Person
  /** The cookies of a bag. */
  cartGuid?: string
  /** The page's policy also allows what a checkout needs. */
  forMembers?: boolean
}

const one = (name: string, ready: string, attributes = ''): Embed => ({
  name,
  html: `<onair-${name}${attributes && ` ${attributes}`}></onair-${name}>`,
  ready: [`onair-${name} ${ready}`],
})

/** Each element in its first view, and the shopping widgets together, with the demonstration's data. */
export async function allEmbeds(): Promise<Record<string, Embed>> {
  const goods = await api.findGoods('embeds', ({ product }) => product.ProductReviewCount > 0)
  const { product } = goods
  const { CartGuid: cartGuid } = await api.bagWith([goods])
  const item = `item-no="${product.ItemNo}"`
  const person = await api.signIn('shopper@example.com')
  const { OrderSummary: orders } = await api.ordersOf(person, { pageSize: '30' })
  const order = `order-no="${orders[0]?.OrderNo}"`
  const shipment = await returnableShipment(person, orders)
  const shopping = [
    one('bag-counter', 'a[href]'),
    one('search-box', 'input'),
    one('on-air-now', 'h2 a'),
    one('schedule', 'li'),
    one('showstopper', 'h2 a'),
    one('watch-live', 'video, [role=group] button'),
    one('quick-order', 'input'),
    one('product', 'h1', item),
    one('product-list', 'li h3, article h3, li a', `item-nos="${product.ItemNo}"`),
    one('reviews', 'article', item),
    one('recently-viewed', 'section, a[href]'),
    { ...one('bag', 'li, tr, article'), cartGuid },
  ]
  const member = [
    one('order-status', 'h1, h2', order),
    one('easy-pay', 'h1, h2'),
    one('favourites', 'h1'),
    one('order-list', 'h1'),
    one('return-items', 'h1', `order-no="${shipment}"`),
    one('store-card', 'h1, h2'),
  ].map((embed) => ({ ...embed, person }))
  const forms = [
    one('create-account', 'input'),
    one('forgot-password', 'input'),
    one('gift-card-balance', 'input'),
    one('sign-in', 'input[type=password]'),
    one('track-order', 'input'),
    one('write-review', 'h2, h3, a', item),
  ].map((embed) => ({ ...embed, forMembers: true }))
  const all: Embed[] = [
    { name: 'none', html: '', ready: [] },
    ...shopping,
    ...forms,
    ...member,
    ...member.map((embed) => ({
      ...embed,
      name: `${embed.name} for a guest`,
      person: undefined,
      ready: [`onair-${embed.name} a[href*="/pages/signin"]`],
    })),
    { ...one('checkout', 'input[type=password], input[type=email]'), cartGuid, forMembers: true },
    {
      name: 'shopping',
      html: shopping.map(({ html }) => html).join('\n'),
      ready: shopping.flatMap(({ ready }) => ready),
      cartGuid,
    },
  ]
  return Object.fromEntries(all.map((embed) => [embed.name, embed]))
}

/** The number of a shipment whose items can be returned. */
async function returnableShipment(person: Person, orders: readonly { OrderNo: string }[]): Promise<string> {
  for (const { OrderNo } of orders) {
    const { SubOrders } = await api.order(person, OrderNo)
    const shipment = SubOrders.find(
      (one) =>
        one.ShowCanadaPostReturnCTA &&
        one.DeliveryDate !== null &&
        !one.IsReturnDeadlinePassed &&
        one.Items.some(({ ReturnableQuantity }) => ReturnableQuantity > 0),
    )
    if (shipment) return shipment.ShipOrderNo
  }
  throw new Error('The demonstration has nothing to return')
}

/**
 * Opens elements on another site's page and waits until they are ready.
 * @param options what follows the elements on the page, and whether it links their heights
 * @returns closes the site
 */
export async function openEmbed(
  page: Page,
  { html, ready, person, cartGuid, forMembers }: Embed,
  { reserves = false, after = '' } = {},
): Promise<() => Promise<void>> {
  const site = await foreignSite(origin)
  if (person) {
    const value = encodeURIComponent(JSON.stringify({ Token: person.token, Edp: person.edp }))
    await page.context().addCookies([{ name: 'userToken', value, url: site.origin }])
  }
  if (cartGuid) await page.context().addCookies([{ name: 'cartGuid', value: cartGuid, url: site.origin }])
  // Whatever the height of the others, each is near the screen.
  const body = html.replaceAll('></onair-', ' loading="eager"></onair-')
  await page.goto(site.add('/', { language: 'en', body: body + after, forMembers, reserves }))
  for (const selector of ready) await page.locator(selector).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  return site.close
}
