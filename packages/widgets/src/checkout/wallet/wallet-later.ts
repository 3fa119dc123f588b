import { Unreachable } from '@onair/core/http'
import { readCookie, walletPayerIdCookie } from '@onair/core/session'
import type { Flow } from '../steps/flow.ts'

/** The wallet's part of a checkout, for those who pay by it: a piece of its own, which may be out of reach like the server. */
export const walletActions = () =>
  import('./wallet.actions.ts').catch((cause: unknown) => {
    throw new Unreachable('The wallet’s part could not be loaded', { cause })
  })

/** Whether the shopper comes back from the wallet without having paid. */
export const hasLeftWallet = () => new URLSearchParams(location.search).get('wallet') === 'cancelled'

/** Whether the shopper comes back from an approval, or has come before, and it does not pay the bag yet. */
export const isApproved = ({ models, bag }: Flow) =>
  location.search.includes('PayerID=') ||
  (bag.peek().creditCard === null && readCookie(models.environment.session, walletPayerIdCookie) !== undefined)
