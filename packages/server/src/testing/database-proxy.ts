import { connect, createServer, type Socket } from 'node:net'

/** How the proxy handles a statement; undefined: it is forwarded. */
type Fate =
  /** PostgreSQL does not get it, and the client gets an error, as from a connection pooler. */
  | 'refused'
  /** PostgreSQL does not get it, and the client gets a success. */
  | 'pretended'
  /** PostgreSQL does not get it, and the connection is lost. */
  | 'lost'
  /** PostgreSQL executes it, and the connection is lost before the reply. */
  | 'unanswered'

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const readyIdle = message('Z', Buffer.from('I'))
const replies = {
  refused: Buffer.concat([message('E', Buffer.from('SERROR\0VERROR\0C26000\0Mno such statement\0\0')), readyIdle]),
  pretended: Buffer.concat([message('C', Buffer.from('BEGIN\0')), readyIdle]),
}

/**
 * A proxy in front of PostgreSQL that interferes with statements, by their text. For a statement of the extended protocol, the client
 * gets the reply at its Sync; the messages before it are dropped.
 */
export async function databaseProxy(url: string, fateOf: (text: string) => Fate | undefined) {
  const to = new URL(url)
  // A local server listens on a socket in a folder.
  const folder = to.searchParams.get('host')
  const port = Number(to.port || 5432)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, to.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    let rest = Buffer.alloc(0)
    let started = false
    let dropping: 'refused' | 'pretended' | undefined
    let silent = false
    database.on('data', (bytes) => {
      if (silent) client.destroy()
      else client.write(bytes)
    })

    function forward(type: string, whole: Buffer): void {
      if (dropping) {
        if (type !== 'S') return
        client.write(replies[dropping])
        dropping = undefined
        return
      }
      // A query is its text; Parse has the statement's name before it.
      const [first = '', second = ''] = whole.subarray(5).toString().split('\0')
      const fate = type === 'Q' ? fateOf(first) : type === 'P' ? fateOf(second) : undefined
      if (fate === 'lost') client.destroy()
      else if (fate === 'refused' || fate === 'pretended') {
        if (type === 'Q') client.write(replies[fate])
        else dropping = fate
      } else {
        if (fate === 'unanswered') silent = true
        database.write(whole)
      }
    }

    client.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes])
      for (;;) {
        // The first message has no type.
        const at = started ? 1 : 0
        if (rest.length < at + 4) return
        const end = at + rest.readInt32BE(at)
        if (rest.length < end) return
        const whole = rest.subarray(0, end)
        rest = rest.subarray(end)
        if (started) forward(String.fromCharCode(whole[0] ?? 0), whole)
        else database.write(whole)
        started = true
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const proxied = new URL(url)
  proxied.searchParams.delete('host')
  proxied.hostname = '127.0.0.1'
  proxied.port = String(typeof address === 'object' && address ? address.port : '')
  return {
    url: proxied.href,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
