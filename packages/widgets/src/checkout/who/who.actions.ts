import { bagClient, bagToMerge } from '@onair/core/bag/client'
import { bagModel } from '../../models/bag.model.ts'
import { httpModel } from '../../models/http.model.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'

type WhoActions = Pick<CheckoutModel, 'goOnAsGuest' | 'signedIn'>

/** Who buys: a guest, or a member who has just signed in. @param readCards reads the cards that the member keeps. */
export function whoActions(flow: Flow, readCards: () => Promise<void>): WhoActions {
  const client = bagClient(flow.models.of(httpModel))
  const { session } = flow.models.environment
  /** The bag as the member's. While it is not yet that, the account's own call would answer another, older bag. */
  const becomeTheirs = () =>
    flow.run('who', async () =>
      flow.settle('who', await (bagToMerge(session) ? flow.models.of(bagModel).attach() : client.readMine())),
    )
  async function signedIn() {
    if (!(await becomeTheirs())) return
    // What a guest had settled before was a guest's.
    flow.settled.value = { ...flow.settled.peek(), asGuest: false }
    await readCards()
    await flow.advance()
  }
  return {
    goOnAsGuest() {
      // Somebody has signed in, or has a guest’s account, and the bag could not come along: that comes first.
      if (bagToMerge(session)) return void signedIn()
      flow.settled.value = { ...flow.settled.peek(), asGuest: true }
      void flow.advance()
    },
    signedIn,
  }
}
