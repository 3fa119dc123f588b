import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'
import { type ActiveFault, type FaultBook, modes, type Service, services } from './faults.ts'

/** The longest delay of a slow service. */
const mostMilliseconds = 600_000

const isOneOf = <Value extends string>(list: readonly Value[], value: unknown): value is Value =>
  list.some((item) => item === value)

/** `POST /faults {Service, Mode, Count, Operation?, Milliseconds?}`, `GET /faults`, `DELETE /faults`. */
export const faultRoutes = (app: FastifyInstance, faults: FaultBook): void => {
  app.get('/faults', () => faults.list())
  app.delete('/faults', (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
  app.post('/faults', (request, reply) => {
    const body: unknown = request.body
    const {
      Service,
      Mode,
      Count = 1,
      Operation,
      Milliseconds,
    } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    if (!isOneOf(services, Service)) {
      return refuse(reply, 400, { Message: `Service is one of ${services.join(', ')}.`, Area: 'Service' })
    }
    if (!isOneOf(modes, Mode)) {
      return refuse(reply, 400, { Message: `Mode is one of ${modes.join(', ')}.`, Area: 'Mode' })
    }
    if (typeof Count !== 'number' || !Number.isInteger(Count) || Count < 0 || Count > 1_000_000) {
      return refuse(reply, 400, { Message: 'Count is a whole number from 0 to 1000000.', Area: 'Count' })
    }
    if (Operation !== undefined && typeof Operation !== 'string') {
      return refuse(reply, 400, { Message: 'Operation is the name of a call.', Area: 'Operation' })
    }
    const isWait = typeof Milliseconds === 'number' && Number.isInteger(Milliseconds) && Milliseconds >= 0
    if (Milliseconds !== undefined && (!isWait || Milliseconds > mostMilliseconds)) {
      const Message = `Milliseconds is a whole number from 0 to ${mostMilliseconds}.`
      return refuse(reply, 400, { Message, Area: 'Milliseconds' })
    }
    const named = Operation === undefined ? {} : { Operation }
    faults.set({ Service, Mode, Count, ...named, ...(isWait ? { Milliseconds } : {}) })
    return reply.send(faults.list())
  })
}

/** Adds a cent to every amount of a reply. */
const withOtherAmounts = (payload: string): string =>
  payload.replace(/("(?:total|Amount)":")(\d+\.\d\d)"/g, (_, name: string, amount: string) => {
    const cents = Math.round(Number(amount) * 100) + 1
    return `${name}${(cents / 100).toFixed(2)}"`
  })

/**
 * Route options that expose a route to the faults of `service`.
 *
 * `byName`: only a fault that names the operation affects the route. Routes for the shopper's browser set it, so that
 * they do not use up a fault meant for the shop's server.
 */
export const faulty = (
  faults: FaultBook,
  waiting: Waiting,
  service: Service,
  operation: string,
  byName = false,
): Pick<RouteShorthandOptions, 'onRequest' | 'onSend'> => {
  const activeFaults = new WeakMap<FastifyRequest, ActiveFault>()
  const cut = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    request.raw.socket.destroy()
  }
  return {
    async onRequest(request, reply) {
      const fault = faults.consume(service, operation, byName)
      const mode = fault?.mode
      if (mode === 'off') cut(request, reply)
      else if (mode === 'error') {
        return refuse(reply, 500, { Message: 'The service failed.', Area: 'Fault' })
      } else if (mode === 'garbage') {
        return reply.type('application/json').send('<html><body><h1>502 Bad Gateway</h1>{"Status": "authorized",')
      } else if (fault) activeFaults.set(request, fault)
    },
    async onSend(request, reply, payload) {
      const { mode, milliseconds = 0 } = activeFaults.get(request) ?? {}
      if (mode === 'slow') await waiting.wait(milliseconds)
      if (mode === 'drop-after-execute') cut(request, reply)
      if (mode === 'other-amount' && typeof payload === 'string') return withOtherAmounts(payload)
      return payload
    },
  }
}
