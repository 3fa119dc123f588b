import type { Config } from '../kernel/config.ts'
import type { Fetch } from '../kernel/fetch.ts'
import { type Capture, createCapture, type PaymentProvider } from '../outside/capture.ts'
import { createWallet, type Wallet } from '../outside/wallet.ts'

/** Who may be asked for an order's money, by the name that a payment's row has for them. */
export type ProviderName = 'capture' | 'wallet'
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>

/** Where each provider's money is in the ledger. */
export const accountOf = { capture: 'card', wallet: 'wallet' } as const

/** The providers as they are configured. */
export function createProviders({
  config: { capture, wallet },
  fetch,
  clock,
}: {
  config: Pick<Config, 'capture' | 'wallet'>
  fetch: Fetch
  clock: () => Date
}): { capture: Capture; wallet: Wallet } {
  return {
    capture: createCapture({ baseUrl: capture.url, secret: capture.secret, fetch }),
    wallet: createWallet({ ...wallet, fetch, clock }),
  }
}
