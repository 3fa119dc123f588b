import type { catalogueClient } from '../../src/catalogue/catalogue.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { catalogueClient, type ProductsQuery, type ShareRequest } from '../../src/catalogue/catalogue.client.ts'

export type Brands = ReplyOfClient<typeof catalogueClient, 'brands'>
export type Categories = ReplyOfClient<typeof catalogueClient, 'categories'>
export type Menu = ReplyOfClient<typeof catalogueClient, 'menu'>
export type ProductDetail = ReplyOfClient<typeof catalogueClient, 'product'>
export type ProductList = ReplyOfClient<typeof catalogueClient, 'products'>
export type Product = ProductList['products'][number]
export type Section = ReplyOfClient<typeof catalogueClient, 'section'>
export type StyleCodes = ReplyOfClient<typeof catalogueClient, 'styleCodes'>
export type Suggestions = ReplyOfClient<typeof catalogueClient, 'suggestions'>
export type Showstopper = ReplyOfClient<typeof catalogueClient, 'todayShowstopper'>
