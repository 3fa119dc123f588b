import type { Fetch } from '../kernel/fetch.ts'
import type { Metrics } from '../kernel/metrics.ts'
import type { Configured } from '../kernel/settings.ts'
import { captureSettings } from '../outside/capture.settings.ts'
import { type Capture, createCapture, type PaymentProvider } from '../outside/capture.ts'
import { walletSettings } from '../outside/wallet.settings.ts'
import { createWallet, type Wallet } from '../outside/wallet.ts'

/** The payment providers, by their names in the rows of payments. */
export type ProviderName = 'capture' | 'wallet'
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>

/** The ledger account of each provider. */
export const accountOf = { capture: 'card', wallet: 'wallet' } as const

/** The configured providers. With `metrics`, the pauses of their circuit breakers are counted. */
export function createProviders({
  config,
  fetch,
  clock,
  metrics,
}: {
  config: Configured
  fetch: Fetch
  clock: () => Date
  metrics?: Pick<Metrics, 'pauses'>
}): { capture: Capture; wallet: Wallet } {
  const { url, secret } = captureSettings.of(config)
  const counted = (service: ProviderName) => metrics && { onPause: metrics.pauses(service) }
  return {
    capture: createCapture({ baseUrl: url, secret, fetch, ...counted('capture') }),
    wallet: createWallet({ ...walletSettings.of(config), fetch, clock, ...counted('wallet') }),
  }
}
