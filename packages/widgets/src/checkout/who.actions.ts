import { bagClient } from '@onair/core/client'
import { httpModel } from '../models/http.model.ts'
import type { CheckoutModel } from './checkout.types.ts'
import type { Flow } from './flow.ts'

type WhoActions = Pick<CheckoutModel, 'goOnAsGuest' | 'signedIn'>

/** Who buys: a guest, or a member who has just signed in. @param readCards reads the cards that the member keeps. */
export function whoActions(flow: Flow, readCards: () => Promise<void>): WhoActions {
  const bags = bagClient(flow.models.of(httpModel))
  return {
    goOnAsGuest() {
      flow.settled.value = { ...flow.settled.peek(), asGuest: true }
      void flow.advance()
    },
    async signedIn() {
      if (!(await flow.run('who', async () => flow.settle('who', await bags.readMine())))) return
      // What a guest had settled before was a guest's.
      flow.settled.value = { ...flow.settled.peek(), asGuest: false }
      await readCards()
      await flow.advance()
    },
  }
}
