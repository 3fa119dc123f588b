import { type Queryable, statement } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './catalogue.messages.ts'

/** The shop never had it. */
export const unknownProduct = (itemNo: string): Refusal =>
  refuse(404, { code: 'product-unknown', area: 'itemNo', values: { itemNo } })

/** The shop had it, and no longer carries it. */
export const withdrawnProduct = (itemNo: string): Refusal =>
  refuse(410, { code: 'product-withdrawn', area: 'itemNo', values: { itemNo } })

const standing = statement<{ withdrawn: boolean }, [itemNo: string]>(
  'catalogue.standing',
  'select withdrawn_at is not null as withdrawn from product where item_no = $1',
)

/** Why nothing more can be done with a product: 404 for one that is unknown, 410 for a withdrawn one. One statement. */
export async function refuseUnlessOffered(on: Queryable, itemNo: string): Promise<Refusal | undefined> {
  const [found] = await standing(on, itemNo)
  if (!found) return unknownProduct(itemNo)
  return found.withdrawn ? withdrawnProduct(itemNo) : undefined
}
