import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection as soon as the app closes and nothing is asked on it. Node alone would wait for those that browsers
 * open ahead and never use, and, until their keep-alive runs out, for those whose last answer was still under way
 * (fastify/fastify#7044).
 */
export function endConnections(app: FastifyInstance): void {
  /** How many answers each open connection waits for. */
  const waiting = new Map<Socket, number>()
  let closing = false

  const endIfIdle = (socket: Socket) => {
    if (waiting.get(socket) === 0) socket.destroySoon()
  }
  app.server.on('connection', (socket) => {
    waiting.set(socket, 0)
    socket.once('close', () => waiting.delete(socket))
  })
  app.server.on('request', ({ socket }, reply) => {
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1)
    reply.once('close', () => {
      const before = waiting.get(socket)
      if (before === undefined) return
      waiting.set(socket, before - 1)
      if (closing) endIfIdle(socket)
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of waiting.keys()) endIfIdle(socket)
  })
}
