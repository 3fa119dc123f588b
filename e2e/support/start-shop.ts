import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

export type StartedShop = {
  /** The process id of the command. Sandbox and shop are its children. */
  pid: number
  /** Milliseconds from the start of the command to the first 200 of `/`. */
  readyAfter: number
  /** Stops it as Ctrl+C would, and waits for its end. @throws with its last output when its exit status is not 0 */
  stop(): Promise<void>
}

/**
 * Starts a shop with everything that belongs to it, as `npm start` does, and waits until it serves.
 * @throws with its last output when it ends by itself, or does not serve within `limit` milliseconds
 */
export async function startShop(
  env: Readonly<Record<string, string>>,
  { limit = 300_000, checkout = root } = {},
): Promise<StartedShop> {
  const output: string[] = []
  const begin = performance.now()
  const child = spawn(process.execPath, ['.dev/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.push(text)
      if (output.length > 50) output.shift()
    })
  }
  const state = { ended: false }
  const end = new Promise<number | null>((done) =>
    child.once('exit', (status) => {
      state.ended = true
      done(status)
    }),
  )
  const stop = async () => {
    if (!state.ended) child.kill('SIGTERM')
    const status = await end
    if (status !== 0) throw new Error(`The shop ended with status ${status}:\n${output.join('')}`)
  }

  for (;;) {
    const reply = await fetch(`http://localhost:${env.PORT}/`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.status === 200) return { pid: child.pid ?? 0, readyAfter: performance.now() - begin, stop }
    const late = performance.now() - begin > limit
    if (late) {
      child.kill('SIGTERM')
      await end
    }
    if (late || state.ended) throw new Error(`The shop did not start:\n${output.join('')}`)
    await pause(20)
  }
}
