import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { email, itemNo, language, nameLine, paragraphs } from '../shared/schemas.ts'
import { ProductDetail, Section, Sections, StyleCodes } from './product.schemas.ts'

const params = z.object({ language: language(), itemNo: itemNo() })
/** A product that the shop no longer carries is 410, one that it never had 404. */
const refusals = [404, 410] as const

/** All about one product. */
export const productContract = {
  'GET /api/v3/{language}/products/{itemNo}': {
    summary: 'One product with its styles, sizes, prices and stock',
    caller: 'none',
    params,
    status: 200,
    reply: ProductDetail,
    refusals,
    maxAge: 2,
  },
  'GET /api/v3/{language}/products/{itemNo}/sections': {
    summary: 'The titles of what is told about a product beside its description',
    caller: 'none',
    params,
    status: 200,
    reply: Sections,
    refusals,
    maxAge: 60,
  },
  'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}': {
    summary: 'One of these sections',
    caller: 'none',
    params: z.extend(params, { tabOrder: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) }),
    status: 200,
    reply: Section,
    refusals,
    maxAge: 60,
  },
  'GET /api/v3/{language}/products/{itemNo}/styleCodes': {
    summary: 'What can be picked of a product: styles, sizes, and the price and stock of each pair',
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
    body: z.strictObject({ To: email(), From: nameLine(80, 1), Message: z._default(paragraphs(500), '') }),
    status: 202,
    refusals,
  },
  'POST /api/v3/{language}/products/{itemNo}/waitlist': {
    summary: 'Be told by e-mail when a sold-out style is back',
    caller: 'none',
    limit: 'waitlist',
    params,
    body: z.strictObject({ Email: email(), EdpNo: z.int().check(z.gte(1)) }),
    status: 202,
    // 417: it is in stock.
    refusals: [404, 410, 417],
  },
} as const satisfies Contract
export type ProductContract = typeof productContract
