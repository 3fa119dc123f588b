import { LRUCache } from 'lru-cache'

/** How long to wait for a reply if an earlier one is cached, in milliseconds: less than a page waits for its reviews. */
const patienceMs = 200
/** The most cached replies. */
const mostReplies = 2000

/** Caches the last good reply of a slow or failing service, by its request. */
export function createLastGood<Good extends object>() {
  const replies = new LRUCache<string, Good>({ max: mostReplies })

  return {
    /**
     * The reply, or the last good one if this one is bad or does not arrive in time. A good reply that arrives late is cached for the
     * next request.
     */
    async within<Bad>(
      key: string,
      asking: Promise<Good | Bad>,
      isGood: (reply: Good | Bad) => reply is Good,
    ): Promise<Good | Bad> {
      const replying = asking.then((reply) => {
        if (!isGood(reply)) return replies.get(key) ?? reply
        replies.set(key, reply)
        return reply
      })
      const cached = replies.get(key)
      return cached === undefined ? replying : withTimeout(replying, cached)
    },
  }
}

async function withTimeout<Reply, Cached>(replying: Promise<Reply>, cached: Cached): Promise<Reply | Cached> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Cached>((resolve) => {
    timer = setTimeout(() => resolve(cached), patienceMs)
  })
  try {
    return await Promise.race([replying, timeout])
  } finally {
    clearTimeout(timer)
  }
}
