import { Unreachable } from '@onair/core/http'
import { readCookie, walletPayerIdCookie } from '@onair/core/session'
import type { Flow } from '../steps/flow.ts'

/** Imports the wallet's part of the checkout on demand; like the server, it may be unreachable. */
export const walletActions = () =>
  import('./wallet.actions.ts').catch((cause: unknown) => {
    throw new Unreachable('The wallet’s part could not be loaded', { cause })
  })

/** Whether the shopper returned from the wallet without paying. */
export const hasLeftWallet = () => new URLSearchParams(location.search).get('wallet') === 'cancelled'

/** Whether the shopper returned from an approval, now or earlier, that does not pay the bag yet. */
export const isApproved = ({ models, bag }: Flow) =>
  location.search.includes('PayerID=') ||
  (bag.peek().creditCard === null && readCookie(models.environment.session, walletPayerIdCookie) !== undefined)
