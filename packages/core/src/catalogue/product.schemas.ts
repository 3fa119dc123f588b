import { z } from 'zod/mini'
import { instant, itemNo, money } from '../shared/schemas.ts'

const Range = z.object({ Min: money(), Max: money() })
const Stock = z.enum(['in', 'low', 'out'])

/** A product as a list shows it (specification §3, "Recently viewed or favourite product"). */
const productFields = {
  ItemNo: itemNo(),
  Name: z.string(),
  Brand: z.string(),
  ImageUrl: z.string(),
  IsLive: z.boolean(),
  IsPrice: z.nullable(money()),
  WasPrice: z.nullable(money()),
  ShowIsPrice: z.boolean(),
  IsPriceRange: z.nullable(Range),
  WasPriceRange: z.nullable(Range),
  EasyPaymentPrice: z.nullable(money()),
  DefaultEdp: z.int(),
  ProductReviewCount: z.int(),
  AverageRating: z.nullable(z.number()),
  SellerType: z.nullable(z.string()),
  IsDonation: z.boolean(),
  IsShowstopper: z.boolean(),
  Stock,
  MoreStyles: z.boolean(),
  /** How many pairs of style and size there are: with more than one, the shopper chooses before it goes into the bag. */
  EdpCount: z.int(),
}
export const Product = z.object(productFields)

/** What can be picked of a product, and each pair of style and size that can be ordered. `Quantity`: pieces left, at most 99. */
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
      Stock,
      Quantity: z.int(),
      ImageUrl: z.string(),
    }),
  ),
}
export const StyleCodes = z.object(choices)

const SectionTitle = z.object({ TabOrder: z.int(), Title: z.string() })
export const Sections = z.array(SectionTitle)
/** `Html` was cleaned when it was imported, and is cleaned again where it is shown. */
export const Section = z.extend(SectionTitle, { Html: z.string() })

export const ProductDetail = z.object({
  ...productFields,
  ...choices,
  CategoryId: z.string(),
  BrandId: z.string(),
  /** HTML, cleaned when it was imported. */
  Description: z.string(),
  Images: z.array(z.string()),
  /** `Url` and `ImageUrl` (its poster) are names below the base addresses of videos and pictures. */
  Videos: z.array(
    z.object({ Url: z.string(), ImageUrl: z.string(), Title: z.string(), Seconds: z.int(), UploadedAt: instant() }),
  ),
  EasyPay: z.nullable(z.object({ NoOfPayments: z.int(), Payment: money() })),
  Sections,
  Breadcrumb: z.array(z.object({ Id: z.string(), Name: z.string() })),
  /** The coming programmes that present it, and the one that does now. */
  Airings: z.array(z.object({ ShowId: z.string(), Title: z.string(), Start: instant() })),
  /** When it was presented last. */
  LastAired: z.nullable(instant()),
  /** The product's page in each language. */
  Languages: z.object({ en: z.string(), fr: z.string() }),
})
