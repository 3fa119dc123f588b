import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes idle connections when the app closes, and the others after their last response. Node alone would wait for
 * preconnected sockets without a request and, until their keep-alive expires, for those whose last response was still being
 * sent (fastify/fastify#7044).
 */
export function endConnections(app: FastifyInstance): void {
  /** Pending responses of each open connection. */
  const pending = new Map<Socket, number>()
  let closing = false

  const endIfIdle = (socket: Socket) => {
    if (pending.get(socket) === 0) socket.destroySoon()
  }
  app.server.on('connection', (socket) => {
    pending.set(socket, 0)
    socket.once('close', () => pending.delete(socket))
  })
  app.server.on('request', ({ socket }, reply) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1)
    reply.once('close', () => {
      const before = pending.get(socket)
      if (before === undefined) return
      pending.set(socket, before - 1)
      if (closing) endIfIdle(socket)
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of pending.keys()) endIfIdle(socket)
  })
}
