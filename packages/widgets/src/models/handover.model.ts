import { handoverClient } from '@onair/core/bag/client'
import { cartGuidCookie, readCookie } from '@onair/core/session'
import { handoverPath } from '@onair/core/sign-in'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

export type HandoverModel = {
  /** Goes to a page of the shop with the bag in hand; without an answer by the plain link, and empty-handed. */
  carryTo(path: string): Promise<void>
}

/** Longer than this nobody waits for a link. */
const patienceMs = 4000

/**
 * Takes the bag of a page of another site along to the shop, whose cookies that page cannot write: by a code that opens
 * it once. Fetched when it is first wanted; the counter does without it.
 */
export function handoverModel({ session, language, base, link, go }: Environment, models: Models): HandoverModel {
  const client = handoverClient(models.of(httpModel))
  return {
    async carryTo(path) {
      const plain = link(path)
      const guid = readCookie(session, cartGuidCookie)
      const code = guid && (await codeOf(guid))
      const query = code && new URLSearchParams({ code, to: plain.slice(base.length) })
      leaveFor(query ? `${base}/${language}${handoverPath}?${query}` : plain)
    },
  }

  /** The shop lets nobody frame it: out of a frame the whole window goes. */
  function leaveFor(address: string) {
    if (self === top) go(address)
    else open(address, '_top')
  }

  async function codeOf(guid: string): Promise<string | undefined> {
    try {
      const answer = await client.handOver(guid, AbortSignal.timeout(patienceMs))
      return answer.ok ? answer.value.code : undefined
    } catch {
      // Away or too slow, whatever the reason: the shop is to open all the same.
      return undefined
    }
  }
}
