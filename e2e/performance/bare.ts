import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A bare server that sends these bytes for every request, to compare the shop's figures with. */
export async function startBareServer(bytes: Buffer): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(bytes)
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { url: `http://127.0.0.1:${String(line).trim()}`, stop: () => child.kill() }
}
