import { handoverClient } from '@onair/core/bag/client'
import { cartGuidCookie, readCookie } from '@onair/core/session'
import { handoverPath } from '@onair/core/sign-in'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

export type HandoverModel = {
  /**
   * Opens a page of the shop and hands the bag over. If the server does not reply, opens the plain link without the bag.
   */
  carryTo(path: string): Promise<void>
}

/** The longest time that a shopper waits for a link to open. */
const patienceMs = 4000

/**
 * Hands the bag of another site's page over to the shop, whose cookies that page cannot write, with a code that opens
 * the bag once. Imported on demand; the counter does without it.
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

  /** The shop cannot be framed: from a frame, navigates the top window. */
  function leaveFor(address: string) {
    if (self === top) go(address)
    else open(address, '_top')
  }

  async function codeOf(guid: string): Promise<string | undefined> {
    try {
      const result = await client.handOver(guid, AbortSignal.timeout(patienceMs))
      return result.ok ? result.value.code : undefined
    } catch {
      // The server failed or is too slow: open the shop anyway.
      return undefined
    }
  }
}
