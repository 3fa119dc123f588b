import { hash, randomUUID } from 'node:crypto'
import type { Language } from '@onair/core/language'
import { clientNetwork } from '../../kernel/client-address.ts'

/** How many terms a day an address counts for: no person searches for more, but a program does. */
const mostTermsOfOne = 50
/** The most pairs of an asker and a term in memory, and the most terms; the ones seen longest ago are evicted. */
const mostRemembered = 100_000

type Asked = { day: string; language: Language; term: string }

/**
 * Counts the askers of terms on the latest requested day. An asker is a network address; of IPv6 it is a /48, which one customer may
 * have. Only a hash is stored, in memory and for a day, with a key that only this process has.
 */
export function createAskers() {
  const secret = randomUUID()
  let today = ''
  let pairs = 0
  const termsOf = new Map<string, Set<string>>()
  const askersOf = new Map<string, number>()

  function forgetOldest(): void {
    for (const [asker, terms] of termsOf) {
      if (pairs <= mostRemembered) break
      termsOf.delete(asker)
      pairs -= terms.size
    }
    for (const term of askersOf.keys()) {
      if (askersOf.size <= mostRemembered) break
      askersOf.delete(term)
    }
  }

  return {
    /** Counts an asker of a term. @returns the term's number of askers on the day */
    ofTerm({ day, language, term }: Asked, address: string): number {
      if (today !== day) {
        today = day
        pairs = 0
        termsOf.clear()
        askersOf.clear()
      }
      const key = `${language} ${term}`
      const asker = hash('sha256', `${secret} ${clientNetwork(address)}`, 'base64').slice(0, 12)
      const terms = termsOf.get(asker) ?? new Set()
      termsOf.delete(asker)
      termsOf.set(asker, terms)
      const askers = askersOf.get(key) ?? 0
      if (terms.has(key) || terms.size >= mostTermsOfOne) return askers
      terms.add(key)
      pairs += 1
      askersOf.delete(key)
      askersOf.set(key, askers + 1)
      forgetOldest()
      return askers + 1
    },
  }
}
