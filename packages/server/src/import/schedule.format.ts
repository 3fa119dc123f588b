import { z } from 'zod'
import { amount, code, fileName, itemNumber, list, needed, optional, perhaps, text, whole } from './cells.ts'
import { airTime } from './show-times.ts'

/** The most products that a programme shows. */
const mostProducts = 500

/** The fields of a programme. `timeZone` is that of times without one. */
export function showFields(timeZone: string) {
  const time = airTime(timeZone)
  /** `price`: the price of a window, by default from the programme's start to its end. */
  const shownProduct = z.strictObject({
    itemNo: needed(itemNumber),
    airTime: perhaps(time),
    price: perhaps(amount),
    priceFrom: perhaps(time),
    priceUntil: perhaps(time),
  })
  return z.object({
    id: needed(code(64)),
    titleEn: needed(text(200)),
    titleFr: needed(text(200)),
    descriptionEn: optional(text(5000), ''),
    descriptionFr: optional(text(5000), ''),
    host: optional(text(200), ''),
    department: optional(text(100), ''),
    imageUrl: optional(fileName, ''),
    start: needed(time),
    end: needed(time),
    products: list(shownProduct, mostProducts),
  })
}

/** A programme of XMLTV, which may lack its id or its end. */
const xmltvFields = (timeZone: string) =>
  showFields(timeZone).extend({
    id: perhaps(code(64)),
    madeId: needed(code(64)),
    end: perhaps(airTime(timeZone)),
    /** The place among the programmes that share a time slot. */
    clump: perhaps(whole(0, 999)),
    /** Seconds. */
    lasts: perhaps(whole(1, 86_400)),
  })

type Times = { start: Date; end: Date | null }
type Product = {
  itemNo: string
  airTime: Date | null
  price: number | null
  priceFrom: Date | null
  priceUntil: Date | null
}

/** A contradiction between the fields of a programme: the field and a sentence. */
export function misfit(
  { start, end }: Times,
  products: readonly Product[],
): [field: string, sentence: string] | undefined {
  const priced = new Set<string>()
  for (const { itemNo, airTime, price, priceFrom, priceUntil } of products) {
    if (airTime && (airTime < start || (end && airTime > end)))
      return ['products', `${itemNo} would be shown outside the programme.`]
    if (price === null && (priceFrom || priceUntil)) return ['products', `${itemNo} has a price window but no price.`]
    if (price === null) continue
    if (priced.has(itemNo)) return ['products', `${itemNo} has two prices in one programme.`]
    const until = priceUntil ?? end
    if (until && until <= (priceFrom ?? start))
      return ['products', `The price of ${itemNo} would end before it begins.`]
    priced.add(itemNo)
  }
  return undefined
}

type Context = z.core.ParsePayload<Times & { products: readonly Product[] | null }>

function checkMisfit({ value, issues }: Context): void {
  const fault = misfit(value, value.products ?? [])
  if (fault) issues.push({ code: 'custom', input: value, path: [fault[0]], message: fault[1] })
}

function checkEnd({ value, issues }: Context, ends: (end: number, start: number) => boolean): void {
  if (value.end && !ends(value.end.getTime(), value.start.getTime()))
    issues.push({ code: 'custom', input: value, path: ['end'], message: 'It must be later than the start.' })
}

/** A programme of CSV or NDJSON: it ends after it begins, shows each product within it, and has one price of a product at most. */
export const showRow = (timeZone: string) =>
  showFields(timeZone).check((context) => {
    checkEnd(context, (end, start) => end > start)
    checkMisfit(context)
  })

/** A programme of XMLTV. One that ends when it begins is left out later. */
export const xmltvRow = (timeZone: string) =>
  xmltvFields(timeZone).check((context) => {
    checkEnd(context, (end, start) => end >= start)
    checkMisfit(context)
  })
