import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePorts, recordedPorts, recordPorts } from './ports.mjs'

/** Listens where the system finds room. */
async function aProgram(host) {
  const server = createServer()
  await new Promise((done) => server.listen(0, host, done))
  return { port: server.address().port, end: () => new Promise((done) => server.close(done)) }
}

/** Ports that were free a moment ago. */
async function room(count) {
  const programs = await Promise.all(Array.from({ length: count }, () => aProgram('127.0.0.1')))
  await Promise.all(programs.map(({ end }) => end()))
  return programs.map(({ port }) => String(port))
}

describe('the ports of npm start', () => {
  it('1. are those of the variables', async () => {
    const [PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await room(3)
    expect(await freePorts({ PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT })).toEqual({
      PORT: Number(PORT),
      SANDBOX_PORT: Number(SANDBOX_PORT),
      SANDBOX_SMTP_PORT: Number(SANDBOX_SMTP_PORT),
    })
  })

  it.each([['127.0.0.1'], ['0.0.0.0']])(
    '2. are refused where another program listens (%s), with the variable and an example',
    async (host) => {
      const [PORT, SANDBOX_SMTP_PORT] = await room(2)
      const other = await aProgram(host)
      const refusal = freePorts({ PORT, SANDBOX_PORT: String(other.port), SANDBOX_SMTP_PORT })
      await expect(refusal).rejects.toThrow(
        new RegExp(
          `^Port ${other.port}, for the sandbox.*taken.*Choose another with SANDBOX_PORT, for example: SANDBOX_PORT=\\d+ npm start$`,
        ),
      )
      await other.end()
    },
  )

  it.each(['abc', '0', '65536', '30.5', '-1'])('3. are refused where the variable holds no port: %s', async (PORT) => {
    await expect(freePorts({ PORT })).rejects.toThrow(`PORT=${PORT} is not a port`)
  })

  it('4. are refused where two are the same', async () => {
    const [port] = await room(1)
    await expect(freePorts({ PORT: port, SANDBOX_PORT: port })).rejects.toThrow(/PORT and SANDBOX_PORT are both/)
  })
})

describe('the recorded ports', () => {
  const ports = { PORT: 4100, SANDBOX_PORT: 4101, SANDBOX_SMTP_PORT: 4125 }
  const data = mkdtempSync(join(tmpdir(), 'onair-ports-'))
  afterAll(() => rmSync(data, { recursive: true }))

  it('1. are those of the shop that was last started on the same data', () => {
    const own = { ONAIR_DATA: join(data, 'own') }
    expect(recordedPorts(own)).toEqual({})
    recordPorts(ports, own)
    expect(recordedPorts(own)).toEqual({ PORT: '4100', SANDBOX_PORT: '4101', SANDBOX_SMTP_PORT: '4125' })
    expect(recordedPorts({ ...own, DATABASE_URL: 'postgres://elsewhere/shop' })).toEqual({})
  })

  it('2. keep the address of a database to themselves', () => {
    const other = { ONAIR_DATA: join(data, 'other'), DATABASE_URL: 'postgres://me:secret@elsewhere/shop' }
    recordPorts(ports, other)
    expect(recordedPorts(other)).toMatchObject({ SANDBOX_PORT: '4101' })
    expect(readdirSync(other.ONAIR_DATA).join()).not.toContain('secret')
  })
})
