import type { Config } from '../kernel/config.ts'
import type { Fetch } from '../kernel/fetch.ts'
import type { Metrics } from '../kernel/metrics.ts'
import { type Capture, createCapture, type PaymentProvider } from '../outside/capture.ts'
import { createWallet, type Wallet } from '../outside/wallet.ts'

/** The payment providers, by their names in the rows of payments. */
export type ProviderName = 'capture' | 'wallet'
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>

/** The ledger account of each provider. */
export const accountOf = { capture: 'card', wallet: 'wallet' } as const

/** The configured providers. With `metrics`, the pauses of their circuit breakers are counted. */
export function createProviders({
  config: { capture, wallet },
  fetch,
  clock,
  metrics,
}: {
  config: Pick<Config, 'capture' | 'wallet'>
  fetch: Fetch
  clock: () => Date
  metrics?: Pick<Metrics, 'pauses'>
}): { capture: Capture; wallet: Wallet } {
  const counted = (service: ProviderName) => metrics && { onPause: metrics.pauses(service) }
  return {
    capture: createCapture({ baseUrl: capture.url, secret: capture.secret, fetch, ...counted('capture') }),
    wallet: createWallet({ ...wallet, fetch, clock, ...counted('wallet') }),
  }
}
