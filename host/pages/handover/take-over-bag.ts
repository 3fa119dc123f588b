import { type Bag, bagClient, handoverClient } from '@onair/core/bag/client'
import type { Result } from '@onair/core/http'
import { cartProvinceCookie, writeCookie } from '@onair/core/session'
import type { Visit } from '../../kernel/visit.ts'
import { readBag, rememberBag } from '../../parts/bag.ts'

/** How a handover ended. `partial`: some lines of the previous bag could not be added. */
export type HandoverOutcome = 'complete' | 'partial' | 'refused'

/**
 * Makes the bag of a code this browser's bag, and keeps the browser's previous lines.
 *
 * 1. A customer's bag is never replaced: the server attaches the new bag to the account and merges both.
 * 2. A guest's bag is not replaced either: its lines are added to the new bag, as far as they are in stock.
 * 3. A code without a bag, or with another customer's bag, changes nothing.
 * 4. A code opens its bag only once. A customer whose token has expired meanwhile therefore gets the bag as a guest.
 */
export async function takeOverBag(visit: Visit, code: string): Promise<HandoverOutcome> {
  const redeemed = await handoverClient(visit.http).redeem(code)
  if (!redeemed.ok) return 'refused'
  const { cartGuid, province } = redeemed.value
  const attached = visit.customer ? await bagClient(visit.http).attach(cartGuid) : undefined
  const joined =
    attached && (attached.ok || attached.status !== 401)
      ? { result: attached, complete: true }
      : await addLines(visit, cartGuid, (await readBag(visit))?.cartLines ?? [])
  if (!rememberBag(visit, joined.result)) return 'refused'
  writeCookie(visit.session, cartProvinceCookie, province)
  return joined.complete ? 'complete' : 'partial'
}

async function addLines({ http }: Visit, guid: string, lines: Bag['cartLines']) {
  const client = bagClient(http)
  let result: Result<Bag> = await client.read(guid)
  let complete = true
  for (const { itemNo, edpNo, quantity, amount } of lines) {
    const added = await client.addLine(guid, { itemNo, edpNo, quantity, ...(amount !== undefined && { amount }) })
    if (added.ok) result = added
    else complete = false
  }
  return { result, complete }
}
