import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { digits, email, itemNo, language, nameLine, paragraphs } from '../shared/schemas.ts'
import { ProductDetail, Section, Sections, StyleCodes } from './product.schemas.ts'

const params = z.object({ language: language(), itemNo: itemNo() })
/** 410 for a product that the shop no longer carries, 404 for an unknown item number. */
const refusals = [404, 410] as const

/** The largest number of a style and size. */
const largestEdpNo = 2_147_483_647

/** The calls about one product. */
export const productContract = {
  'GET /api/v3/{language}/products/{itemNo}': {
    summary: 'Read a product with its styles, sizes, prices and stock',
    caller: 'none',
    params,
    status: 200,
    reply: ProductDetail,
    refusals,
    maxAge: 2,
  },
  'GET /api/v3/{language}/products/{itemNo}/sections': {
    summary: 'List the titles of a product’s sections',
    caller: 'none',
    params,
    status: 200,
    reply: Sections,
    refusals,
    maxAge: 60,
  },
  'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}': {
    summary: 'Read one section of a product',
    caller: 'none',
    params: z.extend(params, { tabOrder: digits(/^[1-9]\d{0,3}$/) }),
    status: 200,
    reply: Section,
    refusals,
    maxAge: 60,
  },
  'GET /api/v3/{language}/products/{itemNo}/styleCodes': {
    summary: 'List a product’s styles and sizes, with the price and stock of each pair',
    caller: 'none',
    params,
    status: 200,
    reply: StyleCodes,
    refusals,
    maxAge: 2,
  },
  'POST /api/v3/{language}/products/{itemNo}/shares': {
    summary: 'Send a product to somebody by e-mail',
    caller: 'none',
    limit: 'shares',
    params,
    body: z.strictObject({
      To: email(),
      /** A name: letters, at most 40 characters. */
      From: nameLine(80, 1),
      /** Accepted but never sent: the mail contains only the shop's own words. */
      Message: z.optional(paragraphs(500)),
      /** The chosen style and size, to which the mail's link leads. */
      EdpNo: z.optional(z.int().check(z.gte(1), z.lte(largestEdpNo))),
    }),
    status: 202,
    refusals,
  },
  'POST /api/v3/{language}/products/{itemNo}/waitlist': {
    summary: 'Ask for an e-mail when a sold-out style is back in stock',
    caller: 'none',
    limit: 'waitlist',
    params,
    body: z.strictObject({ Email: email(), EdpNo: z.int().check(z.gte(1)) }),
    status: 202,
    // 417: the style is in stock.
    refusals: [404, 410, 417],
  },
} as const satisfies Contract
export type ProductContract = typeof productContract
