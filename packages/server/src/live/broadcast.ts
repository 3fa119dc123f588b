/** After so many writes other requests have their turn. */
const sliceSize = 200

/** What is done for each client. */
type Work<Client> = (client: Client) => void

/**
 * Does something for every client, in slices between which other requests are answered: to write to ten thousand at once would
 * keep them waiting. The first slice is done at once. What is sent while an earlier one is under way follows it, so that every
 * client gets everything in order.
 */
export function createBroadcast<Client>(clients: Iterable<Client>) {
  const waiting: Work<Client>[] = []
  let round: Iterator<Client> | undefined
  let turn: NodeJS.Immediate | undefined

  function slice(): void {
    turn = undefined
    for (let left = sliceSize; left > 0; left -= 1) {
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
    turn = setImmediate(slice)
  }

  return {
    send(work: Work<Client>): void {
      waiting.push(work)
      if (turn === undefined && waiting.length === 1) slice()
    },
    /** Drops what was not sent yet. */
    stop(): void {
      clearImmediate(turn)
      turn = undefined
      round = undefined
      waiting.length = 0
    },
  }
}
