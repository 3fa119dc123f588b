import { vi } from 'vitest'

const endpoint = 'https://push.example.com/1'
const json = { endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }

export type Pushing = {
  /** The browser's actions, in order. */
  done: string[]
}

/**
 * A browser that can show notifications. jsdom has neither service workers nor a push service.
 * @param permission the user's answer
 * @param failure the push service's first failure: the name of a DOMException
 */
export function stubPush({ permission = 'granted', failure }: { permission?: string; failure?: string } = {}): Pushing {
  const done: string[] = []
  let failing = failure
  let subscribed = false
  const subscription = {
    endpoint,
    toJSON: () => json,
    unsubscribe: async () => {
      done.push('unsubscribed')
      subscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (subscribed || failing === undefined ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (failing) {
        const name = failing
        if (name === 'InvalidStateError') failing = undefined
        throw new DOMException('No', name)
      }
      done.push(`subscribed with ${applicationServerKey}`)
      subscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      serviceWorker: {
        register: async (path: string) => {
          done.push(`registered ${path}`)
          return registration
        },
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    }),
  )
  return { done }
}
