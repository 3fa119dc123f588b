import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { dataFolder, environment } from './place.ts'

const root = resolve(import.meta.dirname, '../..')
const data = resolve(root, dataFolder)

/** A process of our own, which may be frozen, or killed without a word. */
export type Program = {
  kill(): Promise<void>
  /** Ends it as Ctrl+C would. */
  stop(): Promise<void>
  /** It does nothing any more until it is thawed; what reaches it meanwhile waits. */
  freeze(): void
  thaw(): void
}

/** Starts one of the project's programs, and waits until an address of it answers 200. @throws with what it said when it ends */
export async function startProgram(main: string, address: string, more: Record<string, string> = {}): Promise<Program> {
  const said: string[] = []
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_COMPILE_CACHE: resolve(root, '.onair/compile-cache'), ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  let ended = false
  const end = new Promise<void>((done) =>
    child.once('exit', () => {
      ended = true
      done()
    }),
  )
  const send = async (signal: NodeJS.Signals) => {
    if (!ended) child.kill(signal)
    await end
  }
  const program = {
    kill: () => send('SIGKILL'),
    stop: () => send('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
  for (;;) {
    if (ended) throw new Error(`${main} ended by itself:\n${said.join('')}`)
    const answer = await fetch(address).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return program
    await pause(20)
  }
}

/** Removes what an earlier soak left. */
export async function forget(): Promise<void> {
  const command = [resolve(root, '.dev/onair.mjs'), 'reset']
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...environment } })
}

/** Where the shop's own PostgreSQL lies: beside its other data, or where it says that it had to go. */
function databaseHome(): string {
  const record = join(data, 'postgres.json')
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).home : join(data, 'postgres')
}

/** The address of the shop's database, and the process that is its PostgreSQL. */
export function database(): { url: string; pid: number } {
  const home = databaseHome()
  const [pid = '', , , port = ''] = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(home, 'password'), 'utf8').trim()
  return { url: `postgres://onair:${password}@127.0.0.1:${port}/onair`, pid: Number(pid) }
}
