import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { root, Trouble } from './project.mjs'

/** The ports of the shop and its sandbox, with the variables that set them. */
const wanted = [
  { variable: 'PORT', usual: 3000, what: 'the shop' },
  { variable: 'SANDBOX_PORT', usual: 3001, what: 'the sandbox of outside services' },
  { variable: 'SANDBOX_SMTP_PORT', usual: 3025, what: "the sandbox's mail (SMTP)" },
]

/**
 * Reads the ports from the variables, as `{ PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }`.
 * @throws Trouble when one is no port, is set twice or is taken
 */
export async function freePorts(env = process.env) {
  const ports = {}
  for (const { variable, usual, what } of wanted) {
    const port = Number(env[variable] || usual)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Trouble(
        `${variable}=${env[variable]} is not a port: give a number from 1 to 65535, for example ${variable}=${usual}.`,
      )
    }
    const twin = Object.keys(ports).find((other) => ports[other] === port)
    const example = `for example: ${variable}=${port + 100 > 65_535 ? usual : port + 100} npm start`
    if (twin) throw new Trouble(`${twin} and ${variable} are both ${port}; give ${variable} another, ${example}`)
    const reason = await obstacle(port)
    if (reason) throw new Trouble(`Port ${port}, for ${what}, ${reason}. Choose another with ${variable}, ${example}`)
    ports[variable] = port
  }
  return ports
}

/** Where the ports of the shop with this data are recorded. */
function recordOf(env) {
  const name = env.DATABASE_URL
    ? `ports-${createHash('sha256').update(env.DATABASE_URL).digest('hex').slice(0, 16)}`
    : 'ports'
  return resolve(root, env.ONAIR_DATA || '.onair', `${name}.json`)
}

/** Records the ports of the shop that starts, for the operator's commands on the same data. */
export function recordPorts(ports, env = process.env) {
  const file = recordOf(env)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(ports)}\n`)
}

/** The ports of the shop that was last started on this data, as variables; none before its first start. */
export function recordedPorts(env = process.env) {
  try {
    const ports = JSON.parse(readFileSync(recordOf(env), 'utf8'))
    return Object.fromEntries(
      wanted.flatMap(({ variable }) => (ports[variable] ? [[variable, String(ports[variable])]] : [])),
    )
  } catch {
    return {}
  }
}

async function obstacle(port) {
  // A program on one address of the machine does not stop us from listening on the others, but the browser might reach that
  // program.
  for (const host of ['127.0.0.1', '::1']) {
    if (await answers(host, port)) return 'is taken by another program'
  }
  return new Promise((done) => {
    const server = createServer()
    server.once('error', ({ code }) =>
      done(code === 'EACCES' ? 'may only be used by root' : `is taken by another program (${code})`),
    )
    server.listen(port, () => server.close(() => done(undefined)))
  })
}

const answers = (host, port) =>
  new Promise((done) => {
    const socket = connect({ host, port })
    const end = (result) => {
      socket.destroy()
      done(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.setTimeout(300, () => end(false))
  })
