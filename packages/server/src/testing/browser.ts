import { demonstrationPushKeys } from '../outside/push-keys.ts'
import type { OrderingShop } from './shopper.ts'

/** A browser that subscribed at the sandbox's push service, as its `PushSubscription.toJSON()`. */
export type Browser = { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }

/** A message that a browser received and decrypted. */
export type Received = { Text: string; Ttl: number; Urgency: string; Topic: string }

/** A browser whose page subscribed with the shop's key. */
export async function aBrowser({ sandbox }: Pick<OrderingShop, 'sandbox'>): Promise<Browser> {
  const reply = await fetch(`${sandbox.origin}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: demonstrationPushKeys.publicKey }),
  })
  return (await reply.json()) as Browser
}

/** The messages that a browser received, the latest first. */
export async function receivedBy({ sandbox }: Pick<OrderingShop, 'sandbox'>, { endpoint }: Browser) {
  const reply = await fetch(`${sandbox.origin}/push/messages?endpoint=${encodeURIComponent(endpoint)}`)
  return (await reply.json()) as Received[]
}
