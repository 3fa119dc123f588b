/** The number of writes after which other requests run. */
const sliceSize = 200

/** The function that runs for each client. */
type Work<Client> = (client: Client) => void

/**
 * Runs a function for every client in slices, so that other requests are answered in between: writing to ten thousand clients at
 * once would delay them. The first slice runs immediately. A later send starts when the earlier one is complete, so that every
 * client receives everything in order.
 */
export function createBroadcast<Client>(clients: Iterable<Client>) {
  const waiting: Work<Client>[] = []
  let round: Iterator<Client> | undefined
  let scheduled: NodeJS.Immediate | undefined

  function slice(): void {
    scheduled = undefined
    for (let remaining = sliceSize; remaining > 0; remaining -= 1) {
      const work = waiting[0]
      if (!work) return
      round ??= clients[Symbol.iterator]()
      const { value, done } = round.next()
      if (!done) work(value)
      else {
        round = undefined
        waiting.shift()
      }
    }
    scheduled = setImmediate(slice)
  }

  return {
    send(work: Work<Client>): void {
      waiting.push(work)
      if (scheduled === undefined && waiting.length === 1) slice()
    },
    /** Drops the events that are not sent yet. */
    stop(): void {
      clearImmediate(scheduled)
      scheduled = undefined
      round = undefined
      waiting.length = 0
    },
  }
}
