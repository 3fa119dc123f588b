import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Listens on an address, or on all addresses of a name: `localhost` is 127.0.0.1 and ::1. Fastify would create an HTTP server for
 * each further address, without the app's limits; here one server has the connections of all.
 */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  const [first = host, ...others] = await addressesOf(host)
  const sockets = others.map((address) => ({
    address,
    socket: createServer((connection) => app.server.emit('connection', connection)),
  }))
  let closed = false
  app.addHook('preClose', async () => {
    closed = true
    for (const { socket } of sockets) socket.close()
  })
  await app.listen({ host: first, port })
  const bound = app.server.address()
  for (const { address, socket } of sockets) {
    await new Promise<void>((done) => {
      // A machine without IPv6 may list ::1 all the same.
      socket.once('error', () => done())
      if (closed || typeof bound !== 'object' || bound === null) done()
      else socket.listen({ host: address, port: bound.port }, done)
    })
  }
}

const addressesOf = async (host: string): Promise<string[]> =>
  host === 'localhost' ? [...new Set((await lookup(host, { all: true })).map(({ address }) => address))] : [host]
