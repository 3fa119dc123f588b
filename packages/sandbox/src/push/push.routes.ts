import type { FastifyInstance, FastifyRequest } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import { escapeHtml, page, readingPolicy } from '../page.ts'
import { refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'
import { type BrowserKeys, decryptMessage, newBrowserKeys } from './message.ts'
import { senderOf } from './sender.ts'

/** The most bytes of a message that every push service accepts (RFC 8030 §7.2). */
const mostBytes = 4096
/** The number of messages to store; older ones are dropped. */
const mostMessages = 1000

/** A decrypted message, with the sender's options. */
type Message = { Endpoint: string; Text: string; Ttl: number; Urgency: string; Topic: string; At: string }
/** `sender`: the only key whose messages it accepts, as the page that subscribed chose. */
type Subscription = { keys: BrowserKeys; sender: string; ended: boolean }

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
const textOf = (header: string | string[] | undefined) => String(header ?? '')

/**
 * A push service, and the browsers that subscribed there: RFC 8030, with senders as in RFC 8292 and messages as in RFC 8291.
 *
 * `POST /push/subscriptions {applicationServerKey}` is what a browser's `pushManager.subscribe` does: the reply is the
 * subscription's JSON. `DELETE` of an endpoint is its `unsubscribe`: later messages are answered 410. `/push` shows the
 * messages, `/push/messages?endpoint=` returns them as JSON.
 */
export const pushRoutes = (
  app: FastifyInstance,
  { faults, waiting, now, newId }: { faults: FaultBook; waiting: Waiting; now: () => Date; newId: () => string },
): void => {
  const subscriptions = new Map<string, Subscription>()
  const messages: Message[] = []
  type ById = { Params: { id: string } }

  app.post<{ Body: { applicationServerKey?: unknown } | null }>('/push/subscriptions', (request, reply) => {
    const sender = request.body?.applicationServerKey
    if (typeof sender !== 'string' || Buffer.from(sender, 'base64url').length !== 65)
      return refuse(reply, 400, { Message: 'A browser subscribes with the shop’s key.', Area: 'applicationServerKey' })
    const id = newId()
    const keys = newBrowserKeys()
    subscriptions.set(id, { keys, sender, ended: false })
    const endpoint = `${originOf(request)}/push/to/${id}`
    return reply.code(201).send({ endpoint, expirationTime: null, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  })

  app.delete<ById>('/push/to/:id', ({ params }, reply) => {
    const subscription = subscriptions.get(params.id)
    if (subscription) subscription.ended = true
    return reply.code(204).send()
  })

  app.register(async (service) => {
    service.removeAllContentTypeParsers()
    service.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    service.post<ById>('/push/to/:id', faulty(faults, waiting, 'push', 'send'), (request, reply) => {
      const { headers, params, body } = request
      const subscription = subscriptions.get(params.id)
      if (!subscription) return refuse(reply, 404, { Message: 'This subscription never was.', Area: 'Endpoint' })
      const sender = senderOf(headers.authorization, originOf(request), now())
      if (!sender) return refuse(reply, 401, { Message: 'The sender does not identify itself.', Area: 'authorization' })
      if (sender !== subscription.sender)
        return refuse(reply, 403, { Message: 'The browser expects another sender.', Area: 'authorization' })
      if (subscription.ended) return refuse(reply, 410, { Message: 'This subscription has ended.', Area: 'Endpoint' })
      const Ttl = Number(headers.ttl ?? Number.NaN)
      if (!Number.isInteger(Ttl) || Ttl < 0)
        return refuse(reply, 400, { Message: 'A message has a TTL in seconds.', Area: 'ttl' })
      const Topic = textOf(headers.topic)
      if (!/^[\w-]{0,32}$/.test(Topic))
        return refuse(reply, 400, { Message: 'A topic has at most 32 characters of base64url.', Area: 'topic' })
      if (headers['content-encoding'] !== 'aes128gcm' || !Buffer.isBuffer(body))
        return refuse(reply, 400, { Message: 'A message is encrypted by aes128gcm.', Area: 'content-encoding' })
      const Endpoint = `${originOf(request)}${request.url}`
      try {
        const Text = decryptMessage(body, subscription.keys)
        messages.unshift({ Endpoint, Text, Ttl, Urgency: textOf(headers.urgency), Topic, At: now().toISOString() })
      } catch {
        return refuse(reply, 400, { Message: 'The browser cannot decrypt this message.', Area: 'Body' })
      }
      messages.length = Math.min(messages.length, mostMessages)
      return reply
        .code(201)
        .header('location', `${originOf(request)}/push/m/${newId()}`)
        .send()
    })
  })

  app.get<{ Querystring: { endpoint?: string } }>('/push/messages', ({ query: { endpoint } }) =>
    messages.filter(({ Endpoint }) => !endpoint || Endpoint === endpoint),
  )

  app.get('/push', (_request, reply) => {
    const rows = messages.map(
      ({ At, Text, Ttl }) =>
        `<tr><td class="nowrap">${escapeHtml(At)}</td><td><code>${escapeHtml(Text)}</code></td><td>${Ttl} s</td></tr>`,
    )
    const table = `<div class="table"><table><thead><tr><th>When</th><th>What the browser reads</th><th>Kept for</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    const nothing = '<p class="note">Nothing yet: no browser that subscribed here was reminded of a programme.</p>'
    return reply
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(page('The push service', rows.length > 0 ? table : nothing))
  })
}
