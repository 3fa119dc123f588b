import { bagClient, bagToMerge } from '@onair/core/bag/client'
import { bagModel } from '../../models/bag.model.ts'
import { httpModel } from '../../models/http.model.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'

type WhoActions = Pick<CheckoutModel, 'goOnAsGuest' | 'signedIn'>

/** Sets the buyer: a guest, or a member who has just signed in. @param readCards reads the member's saved cards */
export function whoActions(flow: Flow, readCards: () => Promise<void>): WhoActions {
  const client = bagClient(flow.models.of(httpModel))
  const { session } = flow.models.environment
  /** Reads the bag as the member's. Until it is attached, the account's own call would return another, older bag. */
  const becomeTheirs = () =>
    flow.run('who', async () =>
      flow.applyResult('who', await (bagToMerge(session) ? flow.models.of(bagModel).attach() : client.readMine())),
    )
  async function signedIn() {
    if (!(await becomeTheirs())) return
    // A guest's confirmations do not carry over.
    flow.stepState.value = { ...flow.stepState.peek(), asGuest: false }
    await readCards()
    await flow.advance()
  }
  return {
    goOnAsGuest() {
      // The account exists but the bag could not be attached: attach it first.
      if (bagToMerge(session)) return void signedIn()
      flow.stepState.value = { ...flow.stepState.peek(), asGuest: true }
      void flow.advance()
    },
    signedIn,
  }
}
