import { z } from 'zod'
import {
  amount,
  code,
  fileName,
  flag,
  formerAmount,
  html,
  instant,
  itemNumber,
  list,
  needed,
  oneOf,
  optional,
  perhaps,
  picture,
  stars,
  text,
  whole,
} from './cells.ts'

// Below 2^31, with room above for numbers that the shop assigns.
export const edpNumber = whole(1, 2_000_000_000)
const pieces = whole(0, 1_000_000)

const Style = z.strictObject({
  code: needed(code(40)),
  colour: needed(text(40)),
  nameEn: needed(text(100)),
  nameFr: needed(text(100)),
  imageUrl: optional(picture, ''),
})
const Size = z.strictObject({ code: needed(code(40)), nameEn: needed(text(100)), nameFr: needed(text(100)) })
const Edp = z.strictObject({
  edpNo: perhaps(edpNumber),
  styleCode: perhaps(code(40)),
  sizeCode: perhaps(code(40)),
  price: needed(amount),
  wasPrice: perhaps(formerAmount),
  quantity: perhaps(pieces),
})
const Section = z.strictObject({
  titleEn: needed(text(100)),
  titleFr: needed(text(100)),
  htmlEn: needed(html(50_000)),
  htmlFr: needed(html(50_000)),
})

/** A row of products, as FORMAT.md describes it. Amounts are in cents; null means absent. */
export const productFields = z.object({
  itemNo: needed(itemNumber),
  nameEn: needed(text(200)),
  nameFr: needed(text(200)),
  brand: needed(text(100)),
  category: needed(text(320)),
  categoryFr: perhaps(text(320)),
  descriptionEn: optional(html(50_000), ''),
  descriptionFr: optional(html(50_000), ''),
  edpNo: perhaps(edpNumber),
  price: perhaps(amount),
  wasPrice: perhaps(formerAmount),
  quantity: perhaps(pieces),
  noOfPayments: optional(whole(1, 6), 1),
  sellerType: optional(oneOf('Marketplace', 'OAPartner'), ''),
  isDonation: optional(flag, false),
  weightGrams: optional(whole(0, 1_000_000), 0),
  addedAt: perhaps(instant),
  reviewCount: optional(whole(0, 10_000_000), 0),
  averageRating: optional(stars, 0),
  imageUrl: optional(picture, ''),
  images: list(needed(picture), 40),
  videos: list(needed(fileName), 10),
  styles: list(Style, 100),
  sizes: list(Size, 100),
  edps: list(Edp, 500),
  sections: list(Section, 20),
  withdrawn: optional(flag, false),
})

type Fields = z.output<typeof productFields>
type Fault = { path: (string | number)[]; message: string }

/** Whether a former price is below the price, which must not be shown as a reduction. */
export const isRaised = (price: number, wasPrice: number | null): boolean => wasPrice !== null && wasPrice < price
export const raised = 'It is below the price: the two may be exchanged. A product without a reduction has none.'

/** The first violated rule between the fields of a product. */
function misfit({ price, wasPrice, quantity, edpNo, styles, sizes, edps }: Fields): Fault | undefined {
  const fault = (message: string, ...path: (string | number)[]): Fault => ({ message, path })
  if (!edps?.length) {
    if (price === null)
      return fault('It is needed, but empty; a product with styles or sizes has edps instead.', 'price')
    if (styles?.length || sizes?.length) return fault('A product with styles or sizes needs them.', 'edps')
    return isRaised(price, wasPrice) ? fault(raised, 'wasPrice') : undefined
  }
  if (price !== null || wasPrice !== null || quantity !== null || edpNo !== null)
    return fault('A product with edps has its prices and quantities there.', 'price')
  const styleCodes = new Set(styles?.map(({ code }) => code))
  const sizeCodes = new Set(sizes?.map(({ code }) => code))
  if (styleCodes.size < (styles?.length ?? 0)) return fault('Two styles have the same code.', 'styles')
  if (sizeCodes.size < (sizes?.length ?? 0)) return fault('Two sizes have the same code.', 'sizes')
  const pairs = new Set<string>()
  const numbers = new Set<number>()
  for (const [place, edp] of edps.entries()) {
    if (edp.styleCode === null ? styleCodes.size > 0 : !styleCodes.has(edp.styleCode))
      return fault('It must be the code of one of the product’s styles.', 'edps', place, 'styleCode')
    if (edp.sizeCode === null ? sizeCodes.size > 0 : !sizeCodes.has(edp.sizeCode))
      return fault('It must be the code of one of the product’s sizes.', 'edps', place, 'sizeCode')
    const pair = JSON.stringify([edp.styleCode, edp.sizeCode])
    if (pairs.has(pair)) return fault('This style and size is listed twice.', 'edps', place)
    pairs.add(pair)
    if (isRaised(edp.price, edp.wasPrice)) return fault(raised, 'edps', place, 'wasPrice')
    if (edp.edpNo !== null && numbers.has(edp.edpNo))
      return fault('This number is listed twice.', 'edps', place, 'edpNo')
    if (edp.edpNo !== null) numbers.add(edp.edpNo)
  }
  return undefined
}

export const productRow = productFields.check((context) => {
  const fault = misfit(context.value)
  if (fault) context.issues.push({ code: 'custom', input: context.value, ...fault })
})

/** A product's row in a file. */
export type ProductRow = Fields
