import { LRUCache } from 'lru-cache'

/** How long an answer is waited for while an earlier one is known, in milliseconds: less than a page waits for its reviews. */
const patienceMs = 200
/** The most answers that are remembered. */
const mostAnswers = 2000

/** The last good answer of a slow or failing service, by what was asked. */
export function createLastGood<Good extends object>() {
  const answers = new LRUCache<string, Good>({ max: mostAnswers })

  return {
    /**
     * The answer; or the last good one, when this one is bad or does not come in time. A good answer that comes late is
     * remembered for the next request.
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
