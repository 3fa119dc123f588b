import { Unreachable } from '@onair/core/client'

/** The wallet's part of a checkout, for those who pay by it: a piece of its own, which may be out of reach like the server. */
export const walletActions = () =>
  import('./wallet.actions.ts').catch((cause: unknown) => {
    throw new Unreachable('The wallet’s part could not be loaded', { cause })
  })
