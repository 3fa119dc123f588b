import { resolve } from 'node:path'
import { municipalities } from './addresscomplete/municipalities.ts'
import { buildSandbox } from './app.ts'
import { readConfig, type SandboxConfig } from './config.ts'

const projectRoot = resolve(import.meta.dirname, '../../..')

/** A sentence with the remedy, for errors that users meet. */
const explain = (error: unknown, variable: string, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set ${variable} to a free one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set ${variable} to another one.`
  return error instanceof Error ? error.message : String(error)
}

// Status 78 (`EX_CONFIG` of sysexits.h): starting again changes nothing.
const fail = (sentence: string): never => {
  process.stderr.write(`Onair sandbox: ${sentence}\n`)
  process.exit(78)
}

const configure = (): SandboxConfig => {
  try {
    return readConfig(process.env, resolve(projectRoot, process.env.ONAIR_DATA || '.onair', 'sandbox'))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const config = configure()
const { app, smtp, close } = await buildSandbox(config)

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  void close().then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

await app
  .listen({ host: config.host, port: config.port })
  .catch((error: unknown) => fail(explain(error, 'SANDBOX_PORT', config.port)))

// Reads the municipalities now, because it takes a moment in which the first shopper would wait.
void municipalities()

// For a plain socket, `localhost` may mean either of two addresses; mail clients use this one.
const smtpHost = config.host === 'localhost' ? '127.0.0.1' : config.host
await new Promise<void>((listening, reject) => {
  smtp.server.once('error', reject)
  smtp.listen(config.smtpPort, smtpHost, listening)
}).catch((error: unknown) => fail(explain(error, 'SANDBOX_SMTP_PORT', config.smtpPort)))

const portOf = (address: unknown, fallback: number) =>
  typeof address === 'object' && address !== null && 'port' in address ? address.port : fallback
const shownHost = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
const httpPort = portOf(app.server.address(), config.port)
const mailPort = portOf(smtp.server.address(), config.smtpPort)
process.stdout.write(`Onair sandbox: http://${shownHost}:${httpPort}, mail on ${shownHost}:${mailPort}\n`)
