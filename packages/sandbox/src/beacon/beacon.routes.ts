import type { FastifyInstance } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import { escapeHtml, page, readingPolicy } from '../page.ts'
import { refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'

/** The marketing feed's key in the demonstration. */
const beaconKey = 'onair-beacon-demo'
/** The number of events to store; older ones are dropped. */
const mostEvents = 1000

type Event = { Id: string; Name: string; Edp: number; Language: string; At: string; Content: object }

const isEvent = (body: unknown): body is Event => {
  if (typeof body !== 'object' || body === null) return false
  const { Id, Name, Edp, At, Content } = body as Record<string, unknown>
  const texts = [Id, Name, At].every((text) => typeof text === 'string' && text !== '')
  return texts && Number.isInteger(Edp) && typeof Content === 'object' && Content !== null
}

/** The marketing feed. `/beacon` shows the events, `/beacon/events` returns them as JSON. The same id counts once. */
export const beaconRoutes = (
  app: FastifyInstance,
  { faults, waiting }: { faults: FaultBook; waiting: Waiting },
): void => {
  const events = new Map<string, Event>()

  app.post('/beacon/events', faulty(faults, waiting, 'beacon', 'send'), (request, reply) => {
    if (request.headers.authorization !== `Bearer ${beaconKey}`) {
      return refuse(reply, 401, { Message: 'The key is not known.', Area: 'authorization' })
    }
    const { body } = request
    if (!isEvent(body))
      return refuse(reply, 400, { Message: 'An event has Id, Name, Edp, At and Content.', Area: 'Event' })
    if (!events.has(body.Id)) events.set(body.Id, body)
    for (const id of events.keys()) if (events.size > mostEvents) events.delete(id)
    return reply.code(202).send({ Id: body.Id })
  })

  app.get<{ Querystring: { edp?: string; name?: string } }>('/beacon/events', ({ query: { edp, name } }) =>
    [...events.values()]
      .filter((event) => (!edp || event.Edp === Number(edp)) && (!name || event.Name === name))
      .toReversed(),
  )

  app.get('/beacon', (_request, reply) => {
    const rows = [...events.values()]
      .toReversed()
      .map(
        ({ At, Name, Edp, Language, Content }) =>
          `<tr><td class="nowrap">${escapeHtml(At)}</td><td class="nowrap">${escapeHtml(Name)}</td><td>${Edp}</td><td>${escapeHtml(Language)}</td><td><code>${escapeHtml(JSON.stringify(Content))}</code></td></tr>`,
      )
    const table = `<div class="table"><table><thead><tr><th>When</th><th>What</th><th>Customer</th><th>Language</th><th>Content</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    const nothing = '<p class="note">Nothing yet: the shop sends no event of a customer who has not agreed.</p>'
    return reply
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(page('The marketing feed', rows.length > 0 ? table : nothing))
  })
}
