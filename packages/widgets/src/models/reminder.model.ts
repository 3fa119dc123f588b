import { Unreachable } from '@onair/core/http'
import { type ReminderOutcome as CallOutcome, reminderOutcome } from '@onair/core/reminders'
import { remindersClient } from '@onair/core/reminders/client'
import { readCookie, userEmailCookie } from '@onair/core/session'
import { isForeign } from './foreign.ts'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { signedInModel } from './signed-in.model.ts'
import { registerWorker, workerPath } from './worker.ts'

/**
 * The result of a request for a reminder.
 *
 * - `asked`: by mail, once the address is confirmed; `confirmed`: a member's own address needs no confirmation
 * - `onDevice`: as a notification
 * - `denied`: the browser does not allow notifications; `unavailable`: its push service cannot be reached
 */
export type ReminderOutcome = CallOutcome | 'confirmed' | 'onDevice' | 'denied' | 'unavailable'

export type ReminderModel = {
  /** The signed-in member's address. */
  ownEmail(): string | undefined
  /** Whether this page can remind on the device; `off` if the page does not offer it. */
  device(): 'off' | 'unsupported' | 'possible'
  byEmail(showId: string, email: string, timeZone: string): Promise<ReminderOutcome>
  /** Asks the browser for permission and subscribes once, then requests the reminder. */
  onDevice(showId: string, timeZone: string): Promise<ReminderOutcome>
  /** Ends the browser's subscription, with all its reminders. @returns whether that succeeded */
  stopOnDevice(): Promise<boolean>
}

/** Reminders of programmes, by mail or on the device (only on the shop's own pages, whose origin the worker has). */
export function reminderModel(environment: Environment, models: Models): ReminderModel {
  const { session, pushKey } = environment
  const client = remindersClient(models.of(httpModel))

  async function outcomeOf(asking: Promise<{ ok: boolean; status?: number }>): Promise<CallOutcome> {
    try {
      return reminderOutcome(await asking)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      return 'away'
    }
  }

  const ownEmail = () =>
    models.of(signedInModel).member.peek() === undefined ? undefined : readCookie(session, userEmailCookie)

  return {
    ownEmail,

    device() {
      if (!pushKey || isForeign(environment)) return 'off'
      return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
        ? 'possible'
        : 'unsupported'
    },

    async byEmail(showId, email, timeZone) {
      const result = await outcomeOf(client.ask(showId, { email }, timeZone))
      const isOwn = ownEmail()?.toLowerCase() === email.toLowerCase()
      return result === 'asked' && isOwn ? 'confirmed' : result
    },

    async onDevice(showId, timeZone) {
      if (!pushKey || (await Notification.requestPermission()) !== 'granted') return 'denied'
      const subscription = await subscribe(pushKey)
      if (!subscription) return 'unavailable'
      const stored = await outcomeOf(client.subscribe(jsonOf(subscription)))
      // A refusal is not the shopper's fault: the shop does not accept the browser's push service.
      if (stored !== 'asked') return stored === 'busy' || stored === 'away' ? stored : 'unavailable'
      const { endpoint } = subscription
      const result = await outcomeOf(client.ask(showId, { endpoint }, timeZone))
      return result === 'asked' ? 'onDevice' : result
    },

    async stopOnDevice() {
      const registration = await navigator.serviceWorker.getRegistration(workerPath)
      const subscription = await registration?.pushManager.getSubscription()
      if (!subscription) return true
      const stopped = await outcomeOf(client.unsubscribe(jsonOf(subscription)))
      if (stopped === 'asked') await subscription.unsubscribe()
      return stopped === 'asked'
    },
  }
}

/** The browser's subscription; undefined if its push service cannot be reached. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription | undefined> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    await registerWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    try {
      return await pushManager.subscribe(options)
    } catch (failure) {
      if (!(failure instanceof DOMException) || failure.name !== 'InvalidStateError') throw failure
      // The browser may have a subscription with an earlier key of the shop.
      await (await pushManager.getSubscription())?.unsubscribe()
      return await pushManager.subscribe(options)
    }
  } catch (failure) {
    if (failure instanceof DOMException || failure instanceof TypeError) return undefined
    throw failure
  }
}

function jsonOf(subscription: PushSubscription) {
  const { endpoint = '', expirationTime = null, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, expirationTime, keys: { p256dh, auth } }
}
