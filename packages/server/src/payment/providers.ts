import type { Config } from '../kernel/config.ts'
import type { Fetch } from '../kernel/fetch.ts'
import { type Capture, createCapture, type PaymentProvider } from '../outside/capture.ts'
import { createWallet, type Wallet } from '../outside/wallet.ts'

/** The payment providers, by their names in the rows of payments. */
export type ProviderName = 'capture' | 'wallet'
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>

/** The ledger account of each provider. */
export const accountOf = { capture: 'card', wallet: 'wallet' } as const

/** The configured providers. */
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
