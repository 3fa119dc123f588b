// `npm start`: installs and builds what has changed, starts the sandbox and the shop, prints their addresses, starts again
// what dies, and stops both in order.
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts, recordPorts } from './ports.mjs'
import { command, path, projectNode, root, say } from './project.mjs'
import { setup } from './setup.mjs'
import { program, supervise } from './supervise.mjs'

// PostgreSQL uses up to seven of these seconds to write its data. A database that is killed recovers at its next start.
const patience = 12_000

const programs = [
  { name: 'sandbox', main: ['packages', 'sandbox', 'src', 'main.ts'] },
  { name: 'shop', main: ['host', 'main.ts'] },
]

// The extension loads its channel in demonstration mode only: with NODE_ENV=production, ONAIR_DEMO=1 asks for it.
const demonstration = './packages/demo/exports/extension.ts'

command(async () => {
  let stopping = false
  let failed = false
  const running = new Map()

  // The shop stops before the sandbox, because orders in progress are paid for there.
  const stopLast = () => {
    const [name, supervised] = [...running].at(-1) ?? []
    if (!supervised) return
    supervised.stop()
    setTimeout(() => {
      if (!running.has(name)) return
      say(`The ${name} did not stop within ${patience / 1000} s and is killed.`)
      supervised.stop('SIGKILL')
    }, patience).unref()
  }
  const stop = () => {
    if (stopping) return
    stopping = true
    stopLast()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // npm signals the shell that runs this command, and the shell may end without passing the signal on.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && stop(), 500).unref()

  await setup()
  const ports = await freePorts()
  if (stopping) return
  recordPorts(ports)

  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: path('.onair', 'compile-cache'),
    ONAIR_EXTENSIONS: process.env.ONAIR_EXTENSIONS || demonstration,
  }
  for (const [variable, port] of Object.entries(ports)) env[variable] = String(port)
  const node = projectNode()
  for (const { name, main } of programs) {
    const ended = (why) => {
      running.delete(name)
      if (why) {
        failed = true
        say(stopping ? why : `${why} Stopping the rest.`)
      }
      if (stopping) stopLast()
      else stop()
      if (running.size === 0) process.exit(failed ? 1 : 0)
    }
    const start = () => program(node, ['--enable-source-maps', path(...main)], { cwd: root, env })
    running.set(name, supervise({ name, start, say, ended }))
  }

  while (!stopping && !(await isThere(ports.PORT, '/readyz'))) await pause(50)
  const isDemonstration = await isThere(ports.PORT, tour)
  if (!stopping) say(whereToLook(ports, isDemonstration))
})

const isThere = (port, path) =>
  new Promise((done) => {
    const request = get({ agent: false, host: 'localhost', port, path }, (reply) => {
      reply.resume()
      done(reply.statusCode === 200)
    })
    request.once('error', () => done(false))
    request.setTimeout(2_000, () => request.destroy())
  })

/** The page of a demonstration's people and cards; a shop that is none does not have it. */
const tour = '/pages/demo'

const whereToLook = ({ PORT, SANDBOX_PORT }, isDemonstration) => `
  The shop          http://localhost:${PORT}
  En français       http://localhost:${PORT}/fr/
  The API           http://localhost:${PORT}/api/openapi.json
  Its mail          http://127.0.0.1:${SANDBOX_PORT}/mailbox
  Storybook         npm run storybook
  The channel       npm run onair -- air next${isDemonstration ? `\n  People and cards  http://localhost:${PORT}${tour}` : ''}

  Ctrl+C stops everything.
`
