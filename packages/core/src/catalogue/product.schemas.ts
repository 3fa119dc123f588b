import { z } from 'zod/mini'
import { day, instant, itemNo, money, province } from '../shared/schemas.ts'
import type { Camel } from '../shared/wire.ts'

const Range = z.object({ Min: money(), Max: money() })
const Stock = z.enum(['in', 'low', 'out'])

/** The fields of a product in a list (specification §3, "Recently viewed or favourite product"). */
const productFields = {
  ItemNo: itemNo(),
  Name: z.string(),
  Brand: z.string(),
  ImageUrl: z.string(),
  IsLive: z.boolean(),
  /** When it was presented, if that began within the last hour; null otherwise. */
  AiredAt: z.nullable(instant()),
  IsPrice: z.nullable(money()),
  WasPrice: z.nullable(money()),
  ShowIsPrice: z.boolean(),
  IsPriceRange: z.nullable(Range),
  WasPriceRange: z.nullable(Range),
  EasyPaymentPrice: z.nullable(money()),
  /** The number of Easy Pay payments that the product offers, 2 to 6; 0 without the offer. */
  NoOfEasyPays: z.int(),
  /** When the price window that lowers the price ends; null without one. */
  PriceUntil: z.nullable(instant()),
  DefaultEdp: z.int(),
  ProductReviewCount: z.int(),
  AverageRating: z.nullable(z.number()),
  SellerType: z.nullable(z.string()),
  IsDonation: z.boolean(),
  IsShowstopper: z.boolean(),
  Stock,
  MoreStyles: z.boolean(),
  /** The colours of the first styles, at most six. */
  Swatches: z.array(z.string()),
  /** The number of pairs of style and size. With more than one, the shopper chooses before adding to the bag. */
  EdpCount: z.int(),
}
/** A product in a list. */
export const Product = z.object(productFields)
/** All prices of a product in a list: when one changes, a single price may become a range. */
export const ProductPrices = z.pick(Product, {
  IsPrice: true,
  WasPrice: true,
  ShowIsPrice: true,
  IsPriceRange: true,
  WasPriceRange: true,
  EasyPaymentPrice: true,
  NoOfEasyPays: true,
  PriceUntil: true,
})
/** All prices of a product in a list. Amounts in cents. */
export type ProductPrices = Camel<z.infer<typeof ProductPrices>>

/** A product in a list that was asked for with `edps=true`: `Edps` are its pairs of style and size, the default ones first. */
export const ListedProduct = z.object({
  ...productFields,
  Edps: z.optional(z.array(z.object({ EdpNo: z.int(), EasyPaymentPrice: z.nullable(money()), ImageUrl: z.string() }))),
})

/** A product's styles and sizes, and each pair that can be ordered. `Quantity` is the number of pieces left, at most 99. */
const choices = {
  Styles: z.array(z.object({ Code: z.string(), Name: z.string(), Swatch: z.string() })),
  Sizes: z.array(z.object({ Code: z.string(), Name: z.string() })),
  Edps: z.array(
    z.object({
      EdpNo: z.int(),
      StyleCode: z.nullable(z.string()),
      SizeCode: z.nullable(z.string()),
      Price: money(),
      WasPrice: z.nullable(money()),
      EasyPaymentPrice: z.nullable(money()),
      PriceUntil: z.nullable(instant()),
      Stock,
      Quantity: z.int(),
      ImageUrl: z.string(),
    }),
  ),
}
/** A product's styles, sizes and their pairs. */
export const StyleCodes = z.object(choices)

const SectionTitle = z.object({ TabOrder: z.int(), Title: z.string() })
/** The titles of a product's sections. */
export const Sections = z.array(SectionTitle)
/** One section of a product. The import sanitises `Html`, and the page sanitises it again before it shows it. */
export const Section = z.extend(SectionTitle, { Html: z.string() })

/** A product with everything that its page shows. */
export const ProductDetail = z.object({
  ...productFields,
  ...choices,
  CategoryId: z.string(),
  BrandId: z.string(),
  /** HTML, sanitised by the import. */
  Description: z.string(),
  Images: z.array(z.string()),
  /** `Url` and `ImageUrl` (the poster) are relative to the base addresses of videos and pictures. */
  Videos: z.array(
    z.object({ Url: z.string(), ImageUrl: z.string(), Title: z.string(), Seconds: z.int(), UploadedAt: instant() }),
  ),
  /** Standard delivery of the item on its own, by zone; null for donations and gift cards. Goods from `FreeFrom` ship free. */
  Delivery: z.nullable(
    z.array(
      z.object({
        Provinces: z.array(province()),
        Price: money(),
        FreeFrom: z.nullable(money()),
        EstimatedDelivery: day(),
      }),
    ),
  ),
  EasyPay: z.nullable(z.object({ NoOfPayments: z.int(), Payment: money() })),
  Sections,
  Breadcrumb: z.array(z.object({ Id: z.string(), Name: z.string() })),
  /** The present and coming programmes that present the product. */
  Airings: z.array(z.object({ ShowId: z.string(), Title: z.string(), Start: instant() })),
  /** The last time that a programme presented the product, or null. */
  LastAired: z.nullable(instant()),
  /** The path of the product's page in each language. */
  Languages: z.object({ en: z.string(), fr: z.string() }),
})
