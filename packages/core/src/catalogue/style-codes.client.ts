import type { Http } from '../http/http.ts'
import type { ProductContract } from './product.contract.ts'

/** Reads a product's styles, sizes and their pairs, for a widget that shows no more of the catalogue. */
export const readStyleCodes = (http: Http, itemNo: string) =>
  http.calls<ProductContract>()('GET /api/v3/{language}/products/{itemNo}/styleCodes', 'none', { params: { itemNo } })
