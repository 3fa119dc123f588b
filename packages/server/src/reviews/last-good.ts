import { LRUCache } from 'lru-cache'

/** How long to wait for a reply if an earlier one is cached, in milliseconds: less than a page waits for its reviews. */
const patienceMs = 200
/** The most cached replies. */
const mostAnswers = 2000

/** Caches the last good reply of a slow or failing service, by its request. */
export function createLastGood<Good extends object>() {
  const answers = new LRUCache<string, Good>({ max: mostAnswers })

  return {
    /**
     * The reply, or the last good one if this one is bad or does not arrive in time. A good reply that arrives late is cached for the
     * next request.
     */
    async within<Bad>(
      key: string,
      asking: Promise<Good | Bad>,
      isGood: (answer: Good | Bad) => answer is Good,
    ): Promise<Good | Bad> {
      const answered = asking.then((answer) => {
        if (!isGood(answer)) return answers.get(key) ?? answer
        answers.set(key, answer)
        return answer
      })
      const known = answers.get(key)
      return known === undefined ? answered : withTimeout(answered, known)
    },
  }
}

async function withTimeout<Answer, Known>(answered: Promise<Answer>, known: Known): Promise<Answer | Known> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Known>((resolve) => {
    timer = setTimeout(() => resolve(known), patienceMs)
  })
  try {
    return await Promise.race([answered, timeout])
  } finally {
    clearTimeout(timer)
  }
}
