import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { isPublicAddress } from '../kernel/client-address.ts'
import type { Fetch } from '../kernel/fetch.ts'

/**
 * Sends requests to outside services by undici's `request`, which costs a third of `fetch`. Throws if there is no connection, and
 * at a redirect, which is never followed.
 */
const fetchBy =
  (agent: Agent): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    const reply = await request(url, {
      method,
      dispatcher: agent,
      // undici sends neither header by default, and some services require them.
      headers: { 'user-agent': 'onair', accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    const discard = () => reply.body.dump()
    if (reply.statusCode >= 300 && reply.statusCode < 400) {
      await discard()
      throw new TypeError(`${url} answered with a redirect`)
    }
    const retryAfter = reply.headers['retry-after']
    return {
      status: reply.statusCode,
      ...(typeof retryAfter === 'string' && { retryAfter }),
      body: Object.assign(reply.body, { cancel: discard }),
    }
  }

/** Reaches the services that the operator configured, by connections of its own. */
export const outsideFetch: Fetch = fetchBy(new Agent())

/**
 * The addresses of a host name, if all of them are public. The connection uses these addresses, so that the name cannot resolve
 * to another address after the check.
 */
const publicLookup: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(Object.assign(new Error(`${name} is not a public host`), { code: 'EACCES' }), '', 0)
    }
    if (options.all) return done(null, addresses)
    done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })

/** Reaches a URL from a stranger: only public hosts. The caller must check a URL with an IP address instead of a name. */
export const publicFetch: Fetch = fetchBy(new Agent({ connect: { lookup: publicLookup } }))
