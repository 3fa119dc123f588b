import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { clientAddress, isLoopback } from './client-address.ts'
import { sendRefusal } from './errors/error-handler.ts'
import { refuse } from './errors/kernel.messages.ts'
import { writeRefusal } from './errors/raw-refusal.ts'

/** How many connections the server holds open. */
export type ConnectionLimits = {
  /** All together. */
  most: number
  /** Of one client address; behind a trusted proxy, the requests of one address that are in progress. */
  perAddress: number
}

/** Above this share of the limit, each new connection closes an idle one. */
const nearlyFull = 0.95
/** How many connections above the limit are accepted to send a 503. Node resets further ones. */
const refusedAtOnce = 50

/** How long a client may go on sending the body of a request that is answered already, in milliseconds. */
const lateBodyMs = 1000

/**
 * Node's time limits of a connection, for Fastify's options. A request that has not arrived completely within `requestMs` gets a
 * 408. A connection without traffic for two minutes is closed; event streams send more often.
 */
export const connectionTimes = (requestMs = 30_000) => ({
  requestTimeout: requestMs,
  connectionTimeout: 120_000,
  http: {
    headersTimeout: Math.min(15_000, requestMs),
    connectionsCheckingInterval: Math.min(2000, Math.ceil(requestMs / 2)),
  },
})

type Connection = { address: string; pending: number }

/** The addresses' connections that have no request in progress, the longest idle first. */
class IdleSockets {
  readonly #byAddress = new Map<string, Set<Socket>>()

  add(address: string, socket: Socket): void {
    const sockets = this.#byAddress.get(address) ?? new Set()
    this.#byAddress.set(address, sockets.add(socket))
  }

  delete(address: string, socket: Socket): void {
    const sockets = this.#byAddress.get(address)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.#byAddress.delete(address)
  }

  oldestOf(address: string): Socket | undefined {
    return this.#byAddress.get(address)?.values().next().value
  }

  /** The oldest of the address with the most idle connections. */
  oldestOfAll(): Socket | undefined {
    let most: Set<Socket> | undefined
    for (const sockets of this.#byAddress.values()) if (sockets.size > (most?.size ?? 0)) most = sockets
    return most?.values().next().value
  }
}

/** Counts by address. */
export class Counts {
  readonly #counts = new Map<string, number>()

  of(address: string): number {
    return this.#counts.get(address) ?? 0
  }

  add(address: string, by: 1 | -1): void {
    const count = this.of(address) + by
    if (count === 0) this.#counts.delete(address)
    else this.#counts.set(address, count)
  }
}

/**
 * Bounds the connections of the server and of one client address, and closes them when the app closes.
 *
 * 1. A connection without a request in progress makes room for a new one: of the same address when that has its share, of the
 *    address with the most idle ones when the server is nearly full. Browsers reconnect unnoticed.
 * 2. When none is idle, the new one is answered 503 with Retry-After.
 * 3. The connections of this machine and of trusted proxies are not counted by address: they carry many clients. A proxy's
 *    clients are counted by their requests in progress.
 * 4. A client that still sends the body of an answered request (a 401, a 413) has one second; then its connection is closed.
 * 5. When the app closes, idle connections are closed, the others after their last response. Node alone would wait for
 *    preconnected sockets without a request and, until their keep-alive expires, for those whose last response was still being
 *    sent (fastify/fastify#7044).
 */
export function limitConnections(
  app: FastifyInstance,
  {
    most,
    perAddress,
    isProxy,
    headers,
    addressOf = (socket) => socket.remoteAddress ?? '',
    lateBody = lateBodyMs,
  }: ConnectionLimits & {
    /** Whether a socket's address is a trusted proxy's. Without it no proxy is trusted. */
    isProxy?: (address: string) => boolean
    /** Of every reply. */
    headers: Readonly<Record<string, string>>
    addressOf?: (socket: Socket) => string
    /** Milliseconds. */
    lateBody?: number
  },
): void {
  const server = app.server as HttpServer
  const open = new Map<Socket, Connection>()
  const counts = new Counts()
  const idle = new IdleSockets()
  let closing = false
  server.maxConnections = most + refusedAtOnce

  function forget(socket: Socket): void {
    const connection = open.get(socket)
    if (!connection) return
    open.delete(socket)
    counts.add(connection.address, -1)
    idle.delete(connection.address, socket)
  }

  /** Closes an idle connection, if there is one. */
  function close(socket: Socket | undefined): boolean {
    if (!socket) return false
    forget(socket)
    socket.destroy()
    return true
  }

  const isFull = (address: string, counted: boolean) =>
    (counted && counts.of(address) >= perAddress && !close(idle.oldestOf(address))) ||
    (open.size >= most * nearlyFull && !close(idle.oldestOfAll()) && open.size >= most)

  server.on('connection', (socket) => {
    const ip = addressOf(socket)
    const address = clientAddress(ip)
    if (isFull(address, !isLoopback(ip) && !isProxy?.(ip))) {
      writeRefusal(socket, busy(), headers)
      return
    }
    open.set(socket, { address, pending: 0 })
    counts.add(address, 1)
    idle.add(address, socket)
    socket.once('close', () => forget(socket))
  })

  server.on('request', (request, response) => {
    const { socket } = request
    const connection = open.get(socket)
    if (connection) {
      connection.pending += 1
      idle.delete(connection.address, socket)
    }
    response.on('close', () => {
      endLateBody(request, lateBody)
      if (!connection || !open.has(socket)) return
      connection.pending -= 1
      if (connection.pending > 0) return
      if (closing) socket.destroySoon()
      else idle.add(connection.address, socket)
    })
  })

  app.addHook('preClose', async () => {
    closing = true
    for (const [socket, { pending }] of open) if (pending === 0) socket.destroySoon()
  })
  if (isProxy) limitRequests(app, perAddress, (socket) => open.has(socket) && isProxy(addressOf(socket)))
}

/** Bounds the requests in progress of one client of a proxy. */
function limitRequests(app: FastifyInstance, perAddress: number, isByProxy: (socket: Socket) => boolean): void {
  const counts = new Counts()
  app.addHook('onRequest', (request, reply, done) => {
    if (!isByProxy(request.raw.socket) || isLoopback(request.ip)) return done()
    const address = clientAddress(request.ip)
    if (counts.of(address) >= perAddress) {
      sendRefusal(request, reply, busy())
      return
    }
    counts.add(address, 1)
    reply.raw.once('close', () => counts.add(address, -1))
    done()
  })
}

function endLateBody(request: IncomingMessage, milliseconds: number): void {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, milliseconds).unref()
  request.socket.once('close', () => clearTimeout(timer))
}

/** The reply to a connection, or a request, that the server has no room for. */
const busy = () => refuse(503, { code: 'busy', area: 'server' }, 5)
