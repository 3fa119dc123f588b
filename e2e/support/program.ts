import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

/** A child process that can be frozen or killed. */
export type Program = {
  kill(): Promise<void>
  /** Stops it as Ctrl+C would. */
  stop(): Promise<void>
  /** Suspends it until `thaw`; requests wait meanwhile. */
  freeze(): void
  thaw(): void
}

/** The environment of the project's programs: they share what Node compiles. */
export const programEnvironment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: resolve(root, '.onair/compile-cache'),
  ...more,
})

/** Starts one of the project's programs, and waits until an address answers 200. @throws with its output when it ends */
export async function startProgram(
  main: string,
  address: string,
  environment: Readonly<Record<string, string>>,
): Promise<Program> {
  const written: string[] = []
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: root,
    env: programEnvironment(environment),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => written.push(text))
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
    if (ended) throw new Error(`${main} ended by itself:\n${written.join('')}`)
    const reply = await fetch(address).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return program
    await pause(20)
  }
}
