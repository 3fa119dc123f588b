import type { Language } from '@onair/core/language'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { aBag, bagGuid } from './bag.fixtures.ts'
import { memberCookie } from './checkout.fixtures.ts'
import { whatIsOn } from './fixtures.ts'
import { cannedReplies } from './handlers.ts'
import { anOrder, easyPays, orders } from './order.fixtures.ts'
import { aKettle } from './product.fixtures.ts'
import { aReturnableOrder } from './return.fixtures.ts'
import { someReviews } from './reviews.fixtures.ts'

/** A state of an element: its attributes, the browser's cookies, and replies that precede those of all elements. */
export type ElementSample = {
  attributes?: Readonly<Record<string, string>>
  cookies?: readonly string[]
  replies?: readonly RequestHandler[]
}

const languageOf = ({ language }: Readonly<Record<string, unknown>>): Language => (language === 'fr' ? 'fr' : 'en')
const product = '*/api/v3/:language/products/:itemNo'
const order = '*/api/v2/:language/accounts/:edp/orders/:id'

/** The replies that the elements read. */
export const elementReplies = (): RequestHandler[] => [
  ...cannedReplies(),
  http.get('*/api/v2/:language/shows/watchuslive', ({ params }) => {
    const { Now, Next } = whatIsOn({ at: new Date(), language: languageOf(params) })
    return HttpResponse.json({ StreamUrl: null, Captions: [], Now, Next })
  }),
  http.get(`${product}/reviews`, () => HttpResponse.json(someReviews())),
  http.get(product, ({ params }) => HttpResponse.json(aKettle({ language: languageOf(params) }))),
  http.get('*/api/v2/:language/carts/:guid', ({ params }) => HttpResponse.json(aBag({ language: languageOf(params) }))),
  http.get(`${order}/returns`, () => HttpResponse.json({ Returns: [] })),
  http.get(order, ({ params }) => HttpResponse.json(anOrder({ language: languageOf(params) }))),
  http.get('*/api/v2/:language/accounts/:edp/orders', ({ params }) =>
    HttpResponse.json(orders({ language: languageOf(params) })),
  ),
  http.get('*/api/v2/:language/accounts/:edp/easypayschedule', () => HttpResponse.json(easyPays(4))),
]

/** What an element needs to show its own content. */
const samples: Readonly<Record<string, ElementSample>> = {
  'onair-bag': { cookies: [`cartGuid=${bagGuid}`] },
  'onair-product': { attributes: { 'item-no': '412311' } },
  'onair-product-list': { attributes: { 'search-term': 'kettle', count: '4' } },
  'onair-reviews': { attributes: { 'item-no': '412311' } },
  'onair-write-review': { attributes: { 'item-no': '412311' } },
}

/** The state of an element that a page shows first. */
export const sampleOf = (tag: string): ElementSample => samples[tag] ?? {}

const soldOut = http.get(product, ({ params }) => {
  const kettle = aKettle({ language: languageOf(params) })
  return HttpResponse.json({
    ...kettle,
    Stock: 'out',
    Edps: kettle.Edps.map((edp) => ({ ...edp, Stock: 'out', Quantity: 0 })),
  })
})

const members: ElementSample = { cookies: [memberCookie] }

/** The states of elements that have text fields. */
const typed: Readonly<Record<string, readonly ElementSample[]>> = {
  'onair-bag': [sampleOf('onair-bag')],
  'onair-product': [sampleOf('onair-product'), { attributes: { 'item-no': '412311' }, replies: [soldOut] }],
  'onair-schedule': [{ attributes: { view: 'search' } }],
  'onair-order-list': [members],
  'onair-easy-pay': [members],
  'onair-return-items': [
    {
      ...members,
      attributes: { 'order-no': '100000123-1' },
      replies: [http.get(order, ({ params }) => HttpResponse.json(aReturnableOrder({ language: languageOf(params) })))],
    },
  ],
}

/** The states of an element that have text fields; undefined for an element whose first state may have none. */
export const typedSamplesOf = (tag: string): readonly ElementSample[] | undefined => typed[tag]
