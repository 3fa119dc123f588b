import { z } from 'zod'
import { code, itemNumber, list, needed, optional, perhaps, text } from './cells.ts'
import { airTime } from './show-times.ts'

const shownProduct = z.strictObject({ itemNo: needed(itemNumber), airTime: perhaps(airTime) })

/** The most products that a programme shows. */
const mostProducts = 500

/** The fields of a programme. */
export const showFields = z.object({
  id: needed(code(64)),
  titleEn: needed(text(200)),
  titleFr: needed(text(200)),
  descriptionEn: optional(text(5000), ''),
  descriptionFr: optional(text(5000), ''),
  host: optional(text(200), ''),
  department: optional(text(100), ''),
  imageUrl: optional(text(500), ''),
  start: needed(airTime),
  end: needed(airTime),
  products: list(shownProduct, mostProducts),
})

/** A programme that ends after it begins, and shows each product within it. */
export const showRow = showFields.check((context) => {
  const { start, end, products } = context.value
  const refuse = (field: string, message: string): void =>
    void context.issues.push({ code: 'custom', input: context.value, path: [field], message })
  if (end <= start) return refuse('end', 'It must be later than the start.')
  for (const { itemNo, airTime } of products ?? [])
    if (airTime && (airTime < start || airTime > end))
      return refuse('products', `${itemNo} would be shown outside the programme.`)
})
