import type { catalogueClient } from '../../src/catalogue/catalogue.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export {
  catalogueClient,
  type ProductPrices,
  type ProductsQuery,
  type ShareRequest,
} from '../../src/catalogue/catalogue.client.ts'
export { readStyleCodes } from '../../src/catalogue/style-codes.client.ts'

/** Brands with their numbers of products. */
export type Brands = ReplyOfClient<typeof catalogueClient, 'brands'>
/** The tree of categories, three levels deep. */
export type Categories = ReplyOfClient<typeof catalogueClient, 'categories'>
/** The menu's tree, three levels deep. */
export type Menu = ReplyOfClient<typeof catalogueClient, 'menu'>
/** A product with everything that its page shows. Amounts in cents. */
export type ProductDetail = ReplyOfClient<typeof catalogueClient, 'product'>
/** A page of products with its filters and sort orders. */
export type ProductList = ReplyOfClient<typeof catalogueClient, 'products'>
/** A product in a list. Amounts in cents. */
export type Product = ProductList['products'][number]
/** A product that was on air, and when. */
export type AiredProduct = ReplyOfClient<typeof catalogueClient, 'recentlyAired'>['products'][number]
/** One section of a product. */
export type Section = ReplyOfClient<typeof catalogueClient, 'section'>
/** A product's styles, sizes and their pairs. */
export type StyleCodes = ReplyOfClient<typeof catalogueClient, 'styleCodes'>
/** Suggestions for a typed search term. */
export type Suggestions = ReplyOfClient<typeof catalogueClient, 'suggestions'>
/** The product of the day's special price, or null, and the end of the offer. */
export type Showstopper = ReplyOfClient<typeof catalogueClient, 'todayShowstopper'>
