export const services = ['capture', 'recaptcha', 'mail', 'reviews', 'address', 'carrier', 'wallet', 'beacon'] as const
export type Service = (typeof services)[number]

export const modes = ['off', 'slow', 'error', 'garbage', 'drop-after-execute', 'other-amount'] as const
/**
 * - `off`: the connection is cut, nothing is done (the service is away)
 * - `slow`: done, but answered late
 * - `error`: a 500, nothing is done
 * - `garbage`: a 200 that is not what the protocol says, nothing is done
 * - `drop-after-execute`: done, and the connection is cut instead of an answer
 * - `other-amount`: done, but the answer tells of a cent more than was asked for
 */
export type Mode = (typeof modes)[number]

/** What a slow service takes unless its fault says something else: longer than any time-out the shop has. */
export const slowMilliseconds = 15_000

export interface Fault {
  Service: Service
  Mode: Mode
  /** How many calls are still to go wrong. */
  Count: number
  /** Only calls of this operation, e.g. `authorize`; every call of the shop's server where absent. */
  Operation?: string
  /** How late a slow service answers. */
  Milliseconds?: number
}

/** How one call goes wrong. */
export type Struck = { mode: Mode; milliseconds: number }

/** Which services misbehave at present. At most one fault per service and operation; a newer one takes its place. */
export interface FaultBook {
  /** A Count of 0 ends the fault. */
  set(fault: Fault): void
  clear(): void
  list(): Fault[]
  /** Uses up one of the fault's count. `byName`: the operation goes wrong only when a fault names it. */
  take(service: Service, operation: string, byName?: boolean): Struck | null
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
    take(service, operation, byName = false) {
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
