/** The address of the shop's service worker. */
export const workerPath = '/service-worker.js'

/** The shop's pages accept script addresses only of named policies; this policy allows one address. */
type Policy = { createScriptURL(address: string): string }
type PolicyMaker = { createPolicy(name: string, rules: Policy): Policy }
let policy: Policy | undefined

/** Registers the shop's service worker, which shows notifications and an offline page. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker }
  policy ??= trustedTypes?.createPolicy('onair-worker', { createScriptURL: () => workerPath })
  return navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath)
}
