export const services = [
  'capture',
  'recaptcha',
  'mail',
  'reviews',
  'address',
  'carrier',
  'wallet',
  'beacon',
  'live',
  'credit',
  'push',
] as const
export type Service = (typeof services)[number]

export const modes = ['off', 'slow', 'error', 'garbage', 'drop-after-execute', 'other-amount'] as const
/**
 * - `off`: closes the connection without executing (the service is down)
 * - `slow`: executes, and replies late
 * - `error`: a 500 without executing
 * - `garbage`: a 200 that violates the protocol, without executing
 * - `drop-after-execute`: executes, and closes the connection instead of replying
 * - `other-amount`: executes, and replies with an amount that is a cent higher
 */
export type Mode = (typeof modes)[number]

/** The default delay of a slow service: longer than any time-out of the shop. */
export const slowMilliseconds = 15_000

export interface Fault {
  Service: Service
  Mode: Mode
  /** The number of calls that the fault still affects. */
  Count: number
  /** Limits the fault to this operation, e.g. `authorize`; without it, every call of the shop's server is affected. */
  Operation?: string
  /** The delay of a slow service. */
  Milliseconds?: number
}

/** The fault of one call. */
export type ActiveFault = { mode: Mode; milliseconds: number }

/** The active faults: at most one per service and operation; a newer one replaces it. */
export interface FaultBook {
  /** A Count of 0 ends the fault. */
  set(fault: Fault): void
  clear(): void
  list(): Fault[]
  /**
   * The fault of this call, or null; decrements the fault's count. `byName`: only a fault that names the operation
   * counts.
   */
  consume(service: Service, operation: string, byName?: boolean): ActiveFault | null
}

export const createFaultBook = (): FaultBook => {
  const faults = new Map<string, Fault>()
  const keyOf = (service: Service, operation = '*') => `${service} ${operation}`
  return {
    set(fault) {
      if (fault.Count > 0) faults.set(keyOf(fault.Service, fault.Operation), { ...fault })
      else if (fault.Operation !== undefined) faults.delete(keyOf(fault.Service, fault.Operation))
      else for (const [key, { Service }] of faults) if (Service === fault.Service) faults.delete(key)
    },
    clear: () => faults.clear(),
    list: () => [...faults.values()].map((fault) => ({ ...fault })),
    consume(service, operation, byName = false) {
      const named = keyOf(service, operation)
      const key = byName || faults.has(named) ? named : keyOf(service)
      const fault = faults.get(key)
      if (!fault) return null
      fault.Count -= 1
      if (fault.Count <= 0) faults.delete(key)
      return { mode: fault.Mode, milliseconds: fault.Milliseconds ?? slowMilliseconds }
    },
  }
}
