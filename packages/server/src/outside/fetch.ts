import { Agent, request } from 'undici'
import type { Fetch } from '../kernel/fetch.ts'

// A separate agent: other users of fetch in this process have their own connections.
const agent = new Agent()

/**
 * Sends requests to outside services by undici's `request`, which costs a third of `fetch`. Throws without a connection, and at a
 * redirect, which is never followed.
 */
export const outsideFetch: Fetch = async (url, { method = 'GET', headers, body, signal }) => {
  const answer = await request(url, {
    method,
    dispatcher: agent,
    // undici sends neither header by default, and some services require them.
    headers: { 'user-agent': 'onair', accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  const discard = () => answer.body.dump()
  if (answer.statusCode >= 300 && answer.statusCode < 400) {
    await discard()
    throw new TypeError(`${url} answered with a redirect`)
  }
  return { status: answer.statusCode, body: Object.assign(answer.body, { cancel: discard }) }
}
