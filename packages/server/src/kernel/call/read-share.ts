type ShareLimits = {
  /** Reads of one address in progress. */
  running: number
  /** Reads of one address that wait. */
  waiting: number
}

/**
 * The pool has ten connections for everything. A page makes some six reads at once, and an office shares an address: what is
 * over the share waits a few milliseconds.
 */
export const readShareLimits: ShareLimits = { running: 6, waiting: 300 }

/**
 * The share of each network address in the public reads that no memory answers, so that one address that reads uncached lists
 * leaves the database to the bags, the checkout and the other addresses.
 */
export function createReadShare({ running, waiting }: ShareLimits) {
  const byAddress = new Map<string, { running: number; queue: (() => void)[] }>()

  return async function share<T>(address: string, read: () => Promise<T>): Promise<T | 'busy'> {
    const own = byAddress.get(address) ?? { running: 0, queue: [] }
    byAddress.set(address, own)
    if (own.running < running) own.running += 1
    else if (own.queue.length >= waiting) return 'busy'
    else await new Promise<void>((resolve) => own.queue.push(resolve))
    try {
      return await read()
    } finally {
      const next = own.queue.shift()
      // The next read takes this one's place.
      if (next) next()
      else own.running -= 1
      if (own.running === 0) byAddress.delete(address)
    }
  }
}

export type ReadShare = ReturnType<typeof createReadShare>
