import { z } from 'zod'
import { amount, code, itemNumber, list, needed, optional, perhaps, text } from './cells.ts'
import { airTime } from './show-times.ts'

/** `price`: what it costs in a price window, from the programme's start to its end unless other instants are given. */
const shownProduct = z.strictObject({
  itemNo: needed(itemNumber),
  airTime: perhaps(airTime),
  price: perhaps(amount),
  priceFrom: perhaps(airTime),
  priceUntil: perhaps(airTime),
})

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

/** A programme that ends after it begins, shows each product within it, and has one price of a product at most. */
export const showRow = showFields.check((context) => {
  const { start, end, products } = context.value
  const refuse = (field: string, message: string): void =>
    void context.issues.push({ code: 'custom', input: context.value, path: [field], message })
  if (end <= start) return refuse('end', 'It must be later than the start.')
  const priced = new Set<string>()
  for (const { itemNo, airTime, price, priceFrom, priceUntil } of products ?? []) {
    if (airTime && (airTime < start || airTime > end))
      return refuse('products', `${itemNo} would be shown outside the programme.`)
    if (price === null && (priceFrom || priceUntil))
      return refuse('products', `${itemNo} has a price window but no price.`)
    if (price === null) continue
    if (priced.has(itemNo)) return refuse('products', `${itemNo} has two prices in one programme.`)
    if ((priceUntil ?? end) <= (priceFrom ?? start))
      return refuse('products', `The price of ${itemNo} would end before it begins.`)
    priced.add(itemNo)
  }
})
