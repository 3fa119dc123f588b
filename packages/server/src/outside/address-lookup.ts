import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import { below, callJson, createCaller, type OnPause, type Unavailable, unavailable } from './call.ts'

export interface AddressLookupConfig {
  /** The base URL of AddressComplete, e.g. `http://127.0.0.1:3001/addresscomplete`. */
  baseUrl: string
  /** Its key; it stays on the server. */
  key: string
  fetch: Fetch
  /** 3 seconds by default: a later suggestion is useless. */
  timeoutMs?: number
  onPause?: OnPause
}

/** The service's items, unchanged. */
export type LookupItems = Record<string, string | number>[]

/**
 * An error that the service reports inside a 200.
 *
 * - `request`: the request is invalid, such as an unknown Id (codes from 1000 on)
 * - `account`: the shop's key or account is invalid (codes below 1000), which the operator must correct
 */
export interface LookupProblem {
  status: 'problem'
  about: 'request' | 'account'
  code: string
  /** The service's description, for the operator; never with the key in it. */
  description: string
}

type FoundItems = { status: 'found'; items: LookupItems }
export type LookupResult = FoundItems | LookupProblem | Unavailable

export interface AddressLookup {
  find(query: {
    term: string
    lastId?: string | undefined
    country: string
    maxSuggestions: number
    maxResults: number
    language: 'en' | 'fr'
  }): Promise<LookupResult>
  retrieve(id: string, language: 'en' | 'fr'): Promise<LookupResult>
}

const lookupReply = z.object({ Items: z.array(z.record(z.string(), z.union([z.string(), z.number()]))) })

/** Canada Post AddressComplete: Find v2.10 and Retrieve v2.11. Errors come with HTTP 200. */
export const createAddressLookup = ({
  baseUrl,
  key,
  fetch,
  timeoutMs = 3_000,
  onPause,
}: AddressLookupConfig): AddressLookup => {
  const caller = createCaller(fetch, timeoutMs, onPause)

  async function ask(path: string, query: Record<string, string>): Promise<LookupResult> {
    const address = `${below(baseUrl, `Interactive/${path}/json3.ws`)}?${new URLSearchParams({ Key: key, ...query })}`
    const reply = await callJson(caller, address, {})
    if (reply.status === 'unavailable') return reply
    if (reply.http >= 400) return unavailable('refused')
    const parsed = lookupReply.safeParse(reply.body)
    if (!parsed.success) return unavailable('unreadable')
    const items = parsed.data.Items
    const code = items[0]?.Error
    if (code === undefined) return { status: 'found', items }
    return {
      status: 'problem',
      about: Number(code) >= 1000 ? 'request' : 'account',
      code: String(code),
      description: String(items[0]?.Description ?? '')
        .replaceAll(key, '…')
        .slice(0, 200),
    }
  }

  return {
    find: ({ term, lastId, country, maxSuggestions, maxResults, language }) =>
      ask('Find/v2.10', {
        SearchTerm: term,
        Country: country,
        LanguagePreference: language,
        MaxSuggestions: String(maxSuggestions),
        MaxResults: String(maxResults),
        ...(lastId !== undefined && { LastId: lastId }),
      }),
    retrieve: (id, language) => ask('Retrieve/v2.11', { Id: id, LanguagePreference: language }),
  }
}
