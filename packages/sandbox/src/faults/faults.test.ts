import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ListeningSandbox, listeningSandbox, type TestWaiting, testWaiting } from '../testing/sandbox.ts'
import { createFaultBook } from './faults.ts'

describe('the book of faults', () => {
  it('1. affects as many calls as its count, then none', () => {
    const faults = createFaultBook()
    faults.set({ Service: 'capture', Mode: 'error', Count: 2 })
    const consumed = [1, 2, 3].map(() => faults.consume('capture', 'authorize')?.mode ?? null)
    expect(consumed).toEqual(['error', 'error', null])
    expect(faults.list()).toEqual([])
  })

  it('2. affects no other service, and no other operation if it names one', () => {
    const faults = createFaultBook()
    faults.set({ Service: 'capture', Mode: 'error', Count: 1, Operation: 'refund' })
    expect(faults.consume('reviews', 'read')).toBeNull()
    expect(faults.consume('capture', 'authorize')).toBeNull()
    expect(faults.consume('capture', 'refund')?.mode).toBe('error')
  })

  it('3. does not affect calls of the shopper’s browser, unless it names them', () => {
    const faults = createFaultBook()
    faults.set({ Service: 'capture', Mode: 'error', Count: 1 })
    expect(faults.consume('capture', 'tokens', true)).toBeNull()
    faults.set({ Service: 'capture', Mode: 'slow', Count: 1, Operation: 'tokens' })
    expect(faults.consume('capture', 'tokens', true)?.mode).toBe('slow')
    expect(faults.consume('capture', 'authorize')?.mode).toBe('error')
  })

  it('4. is replaced by a newer one; a count of 0 ends all faults of the service', () => {
    const faults = createFaultBook()
    faults.set({ Service: 'mail', Mode: 'error', Count: 5 })
    faults.set({ Service: 'mail', Mode: 'off', Count: 1 })
    faults.set({ Service: 'mail', Mode: 'slow', Count: 1, Operation: 'send' })
    faults.set({ Service: 'reviews', Mode: 'off', Count: 1 })
    faults.set({ Service: 'mail', Mode: 'off', Count: 0 })
    expect(faults.list()).toEqual([{ Service: 'reviews', Mode: 'off', Count: 1 }])
  })
})

describe('a service that misbehaves', () => {
  let sandbox: ListeningSandbox
  let waiting: TestWaiting
  beforeEach(async () => {
    waiting = testWaiting(false)
    sandbox = await listeningSandbox({ waiting })
  })
  afterEach(() => sandbox.close())

  const fault = (Service: string, Mode: string, Count = 1) =>
    sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service, Mode, Count } })
  const authorize = () =>
    fetch(`${sandbox.origin}/capture/authorizations`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer onair-capture-secret',
        'idempotency-key': 'one',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        Token: 'card_vi_4242_approve_0123456789abcdef',
        Amount: '10.00',
        Currency: 'CAD',
        Reference: 'F',
      }),
    })
  const recorded = async () => (await sandbox.app.inject('/capture/ledger')).json().Entries.length

  it('1. off: the connection is closed, nothing is executed', async () => {
    await fault('capture', 'off')
    await expect(authorize()).rejects.toThrow('fetch failed')
    expect(await recorded()).toBe(0)
    expect((await authorize()).status).toBe(201)
  })

  it('2. error: a 500, nothing is executed', async () => {
    await fault('capture', 'error')
    expect((await authorize()).status).toBe(500)
    expect(await recorded()).toBe(0)
  })

  it('3. garbage: a 200 that cannot be read, nothing is executed', async () => {
    await fault('capture', 'garbage')
    const reply = await authorize()
    expect(reply.status).toBe(200)
    await expect(reply.json()).rejects.toThrow(SyntaxError)
    expect(await recorded()).toBe(0)
  })

  it('4. drop-after-execute: executed, the reply is lost; the same key gets it', async () => {
    await fault('capture', 'drop-after-execute')
    await expect(authorize()).rejects.toThrow('fetch failed')
    expect(await recorded()).toBe(1)
    expect((await authorize()).status).toBe(201)
    expect(await recorded()).toBe(1)
  })

  it('5. slow: executed, with a late reply', async () => {
    await fault('capture', 'slow')
    expect((await authorize()).status).toBe(201)
    const Milliseconds = 700
    const payload = { Service: 'capture', Mode: 'slow', Milliseconds }
    await sandbox.app.inject({ method: 'POST', url: '/faults', payload })
    expect((await authorize()).status).toBe(201)
    expect(waiting.asked).toEqual([15_000, Milliseconds])
  })

  it.each([-1, 0.5, '700', 600_001])('5b. slow: a wait of %j is refused', async (Milliseconds) => {
    const payload = { Service: 'capture', Mode: 'slow', Milliseconds }
    const reply = await sandbox.app.inject({ method: 'POST', url: '/faults', payload })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'Milliseconds'])
    expect((await sandbox.app.inject('/faults')).json()).toEqual([])
  })

  it('9. other-amount: executed, with a reply of a cent more', async () => {
    await fault('capture', 'other-amount')
    expect(await (await authorize()).json()).toMatchObject({ Amount: '10.01' })
    expect((await (await authorize()).json()).Amount).toBe('10.00')
    expect((await sandbox.app.inject('/capture/ledger')).json().Entries).toMatchObject([{ Amount: '10.00' }])
  })

  it.each([
    ['off', 0],
    ['garbage', 0],
    ['error', 0],
    ['drop-after-execute', 1],
  ])('6. mail %s: the sender learns of it, %i kept', async (mode, stored) => {
    await fault('mail', mode)
    const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort })
    const mail = { from: 'a@example.com', to: 'b@example.com', subject: 's', text: 't' }
    await expect(transport.sendMail(mail)).rejects.toThrow()
    expect((await sandbox.app.inject('/mailbox/messages')).json()).toHaveLength(stored)
    await transport.sendMail(mail)
  })

  it.each([
    ['an unknown service', { Service: 'none', Mode: 'off' }, 'Service'],
    ['an unknown mode', { Service: 'mail', Mode: 'none' }, 'Mode'],
    ['half a count', { Service: 'mail', Mode: 'off', Count: 0.5 }, 'Count'],
    ['a count in words', { Service: 'mail', Mode: 'off', Count: 'two' }, 'Count'],
    ['nothing', [], 'Service'],
  ])('7. %s is refused', async (_case, payload, area) => {
    const reply = await sandbox.app.inject({ method: 'POST', url: '/faults', payload })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, area])
  })

  it('8. all faults can be seen and ended', async () => {
    await fault('reviews', 'error', 3)
    expect((await sandbox.app.inject('/faults')).json()).toEqual([{ Service: 'reviews', Mode: 'error', Count: 3 }])
    await sandbox.app.inject({ method: 'DELETE', url: '/faults' })
    expect((await sandbox.app.inject('/faults')).json()).toEqual([])
  })
})
