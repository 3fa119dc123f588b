import { catalogueClient } from '../catalogue/catalogue.client.ts'
import type { ReplyOfClient } from '../http/client-reply.ts'
import type { Http, Result } from '../http/http.ts'

type Product = ReplyOfClient<typeof catalogueClient, 'products'>['products'][number]

/** The most item numbers of one call. */
const atOnce = 36

/** What the shop has for an item number. `choices` are the styles and sizes of a product that has several. */
export type QuickOrderItem = { product: Product; choices?: ReplyOfClient<typeof catalogueClient, 'styleCodes'> }

/** Reads the products of item numbers, in their order; a number without a product is left out. */
export async function readQuickOrderItems(http: Http, itemNos: readonly string[]): Promise<Result<QuickOrderItem[]>> {
  const client = catalogueClient(http)
  const items: QuickOrderItem[] = []
  for (let from = 0; from < itemNos.length; from += atOnce) {
    const requested = itemNos.slice(from, from + atOnce).join('-')
    const result = await client.products({ itemNos: requested, pageSize: atOnce })
    if (!result.ok) return result
    for (const product of result.value.products) items.push({ product })
  }
  const several = items.filter(({ product }) => product.edpCount > 1 && !product.isDonation && product.stock !== 'out')
  const read = await Promise.all(several.map(({ product }) => client.styleCodes(product.itemNo)))
  for (const [index, item] of several.entries()) {
    const choices = read[index]
    if (choices?.ok) item.choices = choices.value
    // The product was withdrawn between the two calls.
    else if (choices?.status === 404 || choices?.status === 410) items.splice(items.indexOf(item), 1)
    else if (choices) return choices
  }
  return { ok: true, value: items }
}
