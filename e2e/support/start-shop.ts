import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

export type StartedShop = {
  /** The process of the command; sandbox and shop are its children. */
  pid: number
  /** Milliseconds from the command to the first 200 of `/`. */
  readyAfter: number
  /** Ends it as Ctrl+C would, and waits for its end. @throws with the last it said when not all of it ended well */
  stop(): Promise<void>
}

/**
 * Starts a shop with everything that belongs to it, as `npm start` does, and waits until it serves.
 * @throws with the last it said when it ends by itself, or is not there within `limit` milliseconds
 */
export async function startShop(
  env: Readonly<Record<string, string>>,
  { limit = 300_000, checkout = root } = {},
): Promise<StartedShop> {
  const said: string[] = []
  const begin = performance.now()
  const child = spawn(process.execPath, ['.dev/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      if (said.length > 50) said.shift()
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
    if (status !== 0) throw new Error(`The shop ended with status ${status}:\n${said.join('')}`)
  }

  for (;;) {
    const answer = await fetch(`http://localhost:${env.PORT}/`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.status === 200) return { pid: child.pid ?? 0, readyAfter: performance.now() - begin, stop }
    const late = performance.now() - begin > limit
    if (late) {
      child.kill('SIGTERM')
      await end
    }
    if (late || state.ended) throw new Error(`The shop did not start:\n${said.join('')}`)
    await pause(20)
  }
}
