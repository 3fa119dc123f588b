import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { htmlLang } from '@onair/core/language'
import { refuse } from './kernel.messages.ts'
import type { Refusal } from './refusal.ts'

type Headers = Readonly<Record<string, string>>

/**
 * Writes a refusal to a connection that has no request to reply to, and closes the connection. It has the headers of every reply.
 * The caller's language is unknown.
 */
export function writeRefusal(socket: Duplex, refusal: Refusal, headers: Headers): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { status, retryAfter } = refusal
  const body = JSON.stringify(refusal.items('en'))
  const lines = Object.entries({
    ...headers,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    'cache-control': 'no-store',
    'content-language': htmlLang('en'),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy())
}

/** Fastify's `clientErrorHandler`: refuses what Node cannot read as a request, or what does not arrive in time. */
export const refuseUnreadable =
  (headers: Headers) =>
  ({ code }: { code?: string }, socket: Duplex): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    writeRefusal(socket, unreadable(code), headers)
  }

function unreadable(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse(408, { code: 'request-late', area: 'request' })
  if (code === 'HPE_HEADER_OVERFLOW') return refuse(431, { code: 'headers-too-large', area: 'headers' })
  return refuse(400, { code: 'request-malformed', area: 'request' })
}
