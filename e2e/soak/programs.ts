import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { programEnvironment, startProgram as start } from '../support/program.ts'
import { environment } from './place.ts'

const root = resolve(import.meta.dirname, '../..')

/** Starts one of the project's programs on the soak's shop. */
export const startProgram = (main: string, address: string, more: Record<string, string> = {}) =>
  start(main, address, { ...environment, ...more })

/** An operator's command: its status and all that it printed, and how to kill it. A killed one has no status. */
export type Command = {
  pid: number | undefined
  ended: Promise<{ status: number | null; output: string }>
  kill(): void
}

/** Begins an operator's command on the soak's shop. */
export const beginOnair = (...words: string[]): Command => beginOnairWith({}, ...words)

/** The same, with more in its environment. */
export function beginOnairWith(more: Record<string, string>, ...words: string[]): Command {
  const command = [resolve(root, 'packages/server/src/cli/main.ts'), ...words]
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: programEnvironment({ ...environment, ...more }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const ended = once(child, 'close').then(([status]) => ({ status, output: written.join('') }))
  return { pid: child.pid, ended, kill: () => void child.kill('SIGKILL') }
}

/** Runs an operator's command on the soak's shop. */
export const runOnair = (...words: string[]) => beginOnair(...words).ended

export type ServerProcess = ReturnType<typeof beginServer>

/** Begins a server without pages, of this version or of one with a further migration; it prints its port. */
export const beginServer = (version: 'this' | 'next', more: Record<string, string>) =>
  spawn(process.execPath, ['packages/server/src/start-server.test-child.ts', version], {
    cwd: root,
    env: programEnvironment({ ...environment, ...more }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Removes the data of an earlier soak. */
export async function forget(): Promise<void> {
  const command = [resolve(root, '.dev/onair.mjs'), 'reset']
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...environment } })
}
