import { hashOf, type NameWords } from './names.ts'
import { stemOf } from './words.ts'

/** The first products of a list, among which look-alikes are moved apart: ten pages. */
export const spreadOver = 240
/** The least distance of look-alikes: at most two are on a page. */
const lookAlikeGap = 12
/** The least distance of products of the same category in a mixed list. */
const categoryGap = 4
/** How many products are considered for a place. In a mixed list they come from all of it. */
const considered = { alike: 48, mixed: spreadOver }
/** From how many products those of a mixed list are chosen. */
const mixedOf = 4096

/**
 * How a product looks, in 32 bits: 8 for the noun of its name, and one of 24 for each word of its kind. Numbers and details do not
 * count. Words may share a bit: then a few products of the same brand count as look-alikes by mistake, which only moves them apart.
 */
export function lookOf({ thing, kind }: NameWords): number {
  const hash = (folded: string) => hashOf(stemOf(folded, 'en'))
  let look = (thing[0] ? hash(thing[0].folded) & 255 : 0) << 24
  for (const { folded } of kind) if (!/\d/.test(folded)) look |= 1 << (hash(folded) % 24)
  return look >>> 0
}

/** Whether two looks are the same thing in another finish: at most one word of the kind differs. */
export function areAlike(one: number, other: number): boolean {
  const different = (one ^ other) >>> 0
  if (different >>> 24 !== 0) return false
  let remaining = different
  for (let bits = 0; remaining !== 0; bits += 1) {
    if (bits === 2) return false
    remaining &= remaining - 1
  }
  return true
}

/** The properties by which products are compared, by doc. */
type Faces = {
  /** Products of different tiers keep their order: one is more relevant, or the other is sold out. */
  tier(doc: number): number
  isAlike(one: number, other: number): boolean
  category(doc: number): number
  department(doc: number): number
}

/**
 * Moves look-alikes apart in the first {@link spreadOver} products of a list, in place.
 *
 * 1. A place goes to the first product of its tier that looks like none of the last {@link lookAlikeGap}. If all do, the next product
 *    gets it.
 * 2. In a mixed list (nothing typed, no category chosen) the product must also differ in category from the last {@link categoryGap}
 *    and in department from the last one. Its first products come from as many categories as possible.
 * 3. The products stay the same, and the order depends on the list alone, so that pages fit together.
 */
export function spread(docs: Uint32Array, isMixed: boolean, faces: Faces): void {
  const mixes = isMixed && gather(docs, faces)
  const first = docs.subarray(0, spreadOver)
  const far = mixes ? considered.mixed : considered.alike
  for (let at = 1; at < first.length; at += 1) {
    const tier = faces.tier(first[at] ?? 0)
    let best = at
    let least = Number.POSITIVE_INFINITY
    for (let next = at; next < Math.min(first.length, at + far); next += 1) {
      const doc = first[next] ?? 0
      if (faces.tier(doc) !== tier) break
      const fault = faultAt(first, at, doc, mixes, faces, least)
      if (fault >= least) continue
      least = fault
      best = next
      if (fault === 0) break
    }
    const chosen = first[best] ?? 0
    first.copyWithin(at + 1, at, best)
    first[at] = chosen
  }
}

/**
 * The fault of a product at a place: a look-alike is worse than the same category, which is worse than the same department. Stops
 * comparing at `enough`, because all products of a brand may be of one department.
 */
function faultAt(docs: Uint32Array, at: number, doc: number, isMixed: boolean, faces: Faces, enough: number): number {
  const anyWithin = (gap: number, isSame: (other: number) => boolean): boolean => {
    for (let place = Math.max(0, at - gap); place < at; place += 1) if (isSame(docs[place] ?? 0)) return true
    return false
  }
  let fault = 0
  if (isMixed && anyWithin(1, (other) => faces.department(other) === faces.department(doc))) fault += 1
  if (fault >= enough) return fault
  if (isMixed && anyWithin(categoryGap - 1, (other) => faces.category(other) === faces.category(doc))) fault += 2
  if (fault >= enough) return fault
  return anyWithin(lookAlikeGap - 1, (other) => faces.isAlike(doc, other)) ? fault + 4 : fault
}

/**
 * Brings products of as many categories as possible to the front of the first tier, the best ones of each.
 * @returns false if there is only one category
 */
function gather(docs: Uint32Array, { tier, category }: Faces): boolean {
  const tops = docs.subarray(0, mixedOf)
  const end = tops.findIndex((doc) => tier(doc) !== tier(tops[0] ?? 0))
  const pool = end < 0 ? tops : tops.subarray(0, end)
  const categories = new Set(Array.from(pool, category)).size
  if (categories < 2) return false
  const most = Math.ceil(spreadOver / categories)
  const counted = new Map<number, number>()
  const [front, rest]: [number[], number[]] = [[], []]
  for (const doc of pool) {
    const count = (counted.get(category(doc)) ?? 0) + 1
    counted.set(category(doc), count)
    if (count <= most && front.length < spreadOver) front.push(doc)
    else rest.push(doc)
  }
  pool.set(front)
  pool.set(rest, front.length)
  return true
}
