import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')
const started: ReturnType<typeof spawn>[] = []

const { NODE_OPTIONS, ONAIR_CLOCK_AHEAD } = process.env

/** The process, its output, and its end. */
const start = (env: Record<string, string>) => {
  const SANDBOX_DATA = mkdtempSync(join(tmpdir(), 'onair-sandbox-'))
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_OPTIONS,
      ONAIR_CLOCK_AHEAD,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SANDBOX_DATA,
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  const saying = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      if (output.includes('\n')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, saying, ended, output: () => output }
}

let taken: Server
let takenPort = 0
beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  takenPort = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  taken.close()
  for (const child of started) child.kill('SIGKILL')
})

it('1. prints its address, and stops cleanly on a signal', async () => {
  const { child, saying, ended, output } = start({})
  await saying
  expect(output()).toMatch(/^Onair sandbox: http:\/\/127\.0\.0\.1:[1-9]\d+, mail on 127\.0\.0\.1:[1-9]\d+\n$/)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output().split('\n')).toHaveLength(2)
})

it.each([['SANDBOX_PORT'], ['SANDBOX_SMTP_PORT']])('2. a taken %s is reported in a sentence', async (name) => {
  const { ended, output } = start({ [name]: String(takenPort) })
  expect(await ended).toBe(78)
  expect(output()).toBe(`Onair sandbox: Port ${takenPort} is taken. Set ${name} to a free one.\n`)
})

it('3. an invalid port is reported in a sentence', async () => {
  const { ended, output } = start({ SANDBOX_PORT: 'x' })
  expect(await ended).toBe(78)
  expect(output()).toBe('Onair sandbox: SANDBOX_PORT must be a port number from 0 to 65535, not “x”.\n')
})
