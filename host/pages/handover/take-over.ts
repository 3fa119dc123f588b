import type { Bag } from '@onair/core/bag/client'
import type { Result } from '@onair/core/http'
import { cartProvinceCookie, writeCookie } from '@onair/core/session'
import type { Visit } from '../../kernel/visit.ts'
import { keepBag } from '../../parts/bag.ts'

/** How a handover went. `partly`: something of the bag that was here before could not join. */
export type TakenOver = 'whole' | 'partly' | 'not'

/**
 * Makes the bag that a code opens this browser's, beside what it had.
 *
 * 1. A customer's bag is never put aside: the server attaches the one that comes to the account, and merges both.
 * 2. So it is with a guest's: its lines join those of the bag that comes, as many as can be had.
 * 3. A code that opens nothing, or another customer's bag, changes nothing.
 * 4. A code opens its bag once and the bag is nowhere else then: who turns out to be no longer signed in has it as a guest.
 */
export async function takeOver(visit: Visit, code: string): Promise<TakenOver> {
  const { bag, handover } = visit.client
  const redeemed = await handover.redeem(code)
  if (!redeemed.ok) return 'not'
  const { cartGuid, province } = redeemed.value
  const attached = visit.signedIn ? await bag.attach(cartGuid) : undefined
  const joined =
    attached && (attached.ok || attached.status !== 401)
      ? { result: attached, whole: true }
      : await join(visit, cartGuid, (await visit.readBag())?.cartLines ?? [])
  if (!keepBag(visit, joined.result)) return 'not'
  writeCookie(visit.session, cartProvinceCookie, province)
  return joined.whole ? 'whole' : 'partly'
}

async function join({ client: { bag } }: Visit, guid: string, lines: Bag['cartLines']) {
  let result: Result<Bag> = await bag.read(guid)
  let whole = true
  for (const { itemNo, edpNo, quantity, amount } of lines) {
    const added = await bag.addLine(guid, { itemNo, edpNo, quantity, ...(amount !== undefined && { amount }) })
    if (added.ok) result = added
    else whole = false
  }
  return { result, whole }
}
