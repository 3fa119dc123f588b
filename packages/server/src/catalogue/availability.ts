import type { Queryable } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { standingOf } from './availability.queries.ts'
import { refuse } from './catalogue.messages.ts'

/** A product that never existed. */
export const unknownProduct = (itemNo: string): Refusal =>
  refuse(404, { code: 'product-unknown', area: 'itemNo', values: { itemNo } })

/** A product that the shop no longer offers. */
export const withdrawnProduct = (itemNo: string): Refusal =>
  refuse(410, { code: 'product-withdrawn', area: 'itemNo', values: { itemNo } })

/** The 404 of an unknown product or the 410 of a withdrawn one; undefined if it is offered. One statement. */
export async function refuseUnlessOffered(on: Queryable, itemNo: string): Promise<Refusal | undefined> {
  const [found] = await standingOf(on, { itemNo })
  if (!found) return unknownProduct(itemNo)
  return found.withdrawn ? withdrawnProduct(itemNo) : undefined
}
