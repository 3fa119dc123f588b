// For the soak: a process that opens connections, from a hundred addresses of the loopback network, and says nothing on them.
import { connect } from 'node:net'

const [port = '', block = '', count = ''] = process.argv.slice(2)
const seen = { opened: 0, closed: 0 }
const open = (index: number) =>
  new Promise<void>((done) => {
    const socket = connect({
      port: Number(port),
      host: '127.0.0.1',
      localAddress: `127.1.${block}.${1 + (index % 100)}`,
    })
    socket.once('connect', () => {
      seen.opened += 1
      done()
    })
    socket.once('error', () => done())
    socket.once('close', () => {
      seen.closed += 1
    })
  })

for (let index = 0; index < Number(count); index += 200) {
  await Promise.all(Array.from({ length: Math.min(200, Number(count) - index) }, (_, more) => open(index + more)))
}
process.stdout.write(`${JSON.stringify(seen)}\n`)
// The connections keep the process alive until it is killed.
