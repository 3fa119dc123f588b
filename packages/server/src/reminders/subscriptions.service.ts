import { isPublicAddress } from '../kernel/client-address.ts'
import { inTransaction, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Deps } from '../kernel/feature.ts'
import type { PushConfig } from '../outside/push.ts'
import { isOnCurve } from '../outside/push-keys.ts'
import { isPushEndpoint } from './endpoint.rules.ts'
import { refuse } from './reminders.messages.ts'
import { dropByKeys, dropSubscription, lockByKeys, moveReminders, storeSubscription } from './subscriptions.queries.ts'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Browsers' push subscriptions.
 *
 * 1. The shop sends requests to the URL that a browser names, so it must be on the public internet.
 * 2. A subscription belongs to its browser: another one with the same endpoint has other keys, and is refused.
 * 3. It belongs to the member who was signed in when the browser last sent it, or to no member.
 */
export function subscriptionsService({
  pool,
  clock,
  config,
}: Pick<Deps, 'pool' | 'clock'> & { config: PushConfig | undefined }) {
  async function store(on: Queryable, { endpoint, keys }: Subscription, edp: number | null) {
    if (!config) return refuse(404, { code: 'push-off', area: 'endpoint' })
    if (!isPushEndpoint(endpoint, { standIn: config.standIn, isPublicAddress }))
      return refuse(417, { code: 'push-service-refused', area: 'endpoint' })
    if (!isOnCurve(keys.p256dh)) return refuse(417, { code: 'push-key-invalid', area: 'keys.p256dh' })
    const { p256dh, auth } = unpadded(keys)
    const [stored] = await storeSubscription(on, { endpoint, p256dh, auth, edp, now: clock() })
    return stored ?? refuse(417, { code: 'push-endpoint-taken', area: 'endpoint' })
  }

  return {
    async subscribe(subscription: Subscription, edp: number | undefined) {
      const stored = await store(pool, subscription, edp ?? null)
      return stored instanceof Refusal ? stored : undefined
    },

    /** 4. A push service may replace a browser's subscription: the new one keeps member and reminders. */
    replace(former: Subscription, next: Subscription) {
      return inTransaction(pool, async (client) => {
        const { p256dh, auth } = unpadded(former.keys)
        const [known] = await lockByKeys(client, { endpoint: former.endpoint, p256dh, auth })
        if (!known) return refuse(404, { code: 'push-subscription-unknown', area: 'former' })
        const stored = await store(client, next, known.edp)
        if (stored instanceof Refusal) return stored
        if (stored.id === known.id) return undefined
        await moveReminders(client, { from: known.id, to: stored.id })
        await dropSubscription(client, { id: known.id })
        return undefined
      })
    },

    async unsubscribe({ endpoint, keys }: Subscription) {
      const { p256dh, auth } = unpadded(keys)
      await dropByKeys(pool, { endpoint, p256dh, auth })
      return undefined
    },
  }
}

const unpadded = ({ p256dh, auth }: Subscription['keys']) => ({
  p256dh: p256dh.replace(/=+$/, ''),
  auth: auth.replace(/=+$/, ''),
})
