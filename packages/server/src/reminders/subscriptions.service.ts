import { isPublicAddress } from '../kernel/client-address.ts'
import type { Deps } from '../kernel/feature.ts'
import { isOnCurve } from '../kernel/push-keys.ts'
import type { PushConfig } from '../kernel/push-settings.ts'
import { isPushEndpoint } from './endpoint.rules.ts'
import { refuse } from './reminders.messages.ts'
import { dropByKeys, storeSubscription } from './subscriptions.queries.ts'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Browsers' push subscriptions.
 *
 * 1. The shop sends requests to the address that a browser names, so that must be one of a push service on the internet.
 * 2. A subscription is its browser's: another one with the same endpoint has other keys, and is refused.
 * 3. It belongs to the member who was signed in when the browser last sent it, or to nobody.
 */
export function subscriptionsService({
  pool,
  clock,
  config,
}: Pick<Deps, 'pool' | 'clock'> & { config: PushConfig | undefined }) {
  return {
    async subscribe({ endpoint, keys }: Subscription, edp: number | undefined) {
      if (!config) return refuse(404, { code: 'push-off', area: 'endpoint' })
      if (!isPushEndpoint(endpoint, { standIn: config.standIn, isPublicAddress }))
        return refuse(417, { code: 'push-service-refused', area: 'endpoint' })
      if (!isOnCurve(keys.p256dh)) return refuse(417, { code: 'push-key-invalid', area: 'keys.p256dh' })
      const { p256dh, auth } = unpadded(keys)
      const [stored] = await storeSubscription(pool, endpoint, p256dh, auth, edp ?? null, clock())
      return stored ? undefined : refuse(417, { code: 'push-endpoint-taken', area: 'endpoint' })
    },

    async unsubscribe({ endpoint, keys }: Subscription) {
      const { p256dh, auth } = unpadded(keys)
      await dropByKeys(pool, endpoint, p256dh, auth)
      return undefined
    },
  }
}

const unpadded = ({ p256dh, auth }: Subscription['keys']) => ({
  p256dh: p256dh.replace(/=+$/, ''),
  auth: auth.replace(/=+$/, ''),
})
