import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { walletSettings } from '../outside/wallet.settings.ts'
import { createProviders } from '../payment/providers.ts'
import { executeService } from './execute.service.ts'
import { walletKept } from './wallet.kept.ts'
import { walletMessages } from './wallet.messages.ts'
import { walletRoutes } from './wallet.routes.ts'

export const wallet: Feature = {
  name: 'wallet',
  ...walletKept,
  messages: walletMessages,
  routes: walletRoutes,
  jobs(deps) {
    const { pool, clock, config } = deps
    const service = executeService({ pool, clock, config, wallet: deps.shared(createProviders).wallet })
    return [{ name: 'wallet', everyMs: 60_000, run: () => service.reconcileUnknown() }]
  },
  settings: [walletSettings],
  limits: { wallet: perMinute('LIMIT_WALLET', 'payments by wallet: created, changed, executed', 600, 30) },
}
