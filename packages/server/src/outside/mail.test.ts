import { createServer } from 'node:net'
import { type ListeningSandbox, listeningSandbox } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMail } from './mail.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox()
})
afterAll(() => sandbox.close())

const from = 'Onair <care@example.com>'
const aMail = (port = sandbox.smtpPort, timeoutMs?: number) =>
  createMail({ host: '127.0.0.1', port, from, ...(timeoutMs ? { timeoutMs } : {}) })
const aMessage = (to: string) => ({
  to,
  subject: 'Votre commande a été reçue',
  text: 'Merci !\nTotal : 1 234,56 $',
  html: '<p>Merci&nbsp;!</p>',
  language: 'fr' as const,
})
const received = async (to: string) =>
  (await sandbox.app.inject(`/mailbox/messages?to=${encodeURIComponent(to)}`)).json()

describe('send', () => {
  it('1. delivers the message unchanged', async () => {
    const message = aMessage('lise@example.com')
    expect(await aMail().send(message)).toEqual({ status: 'sent', id: expect.stringContaining('@') })
    expect(await received(message.to)).toMatchObject([
      { To: 'lise@example.com', From: 'care@example.com', Subject: message.subject, Text: message.text },
    ])
  })

  it('2. reaches one recipient only, whatever was typed', async () => {
    await aMail().send(aMessage('one@example.com, two@example.com'))
    await aMail().send(aMessage('one@example.com\r\nBcc: two@example.com'))
    expect(await received('two@example.com')).toEqual([])
  })

  it('3. signs in where configured', async () => {
    const signedIn = createMail({ host: '127.0.0.1', port: sandbox.smtpPort, from, user: 'shop', password: 'secret' })
    expect(await signedIn.send(aMessage('signed-in@example.com'))).toMatchObject({ status: 'sent' })
  })

  it('4. no mail server: unavailable', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const address = closed.address()
    await new Promise((resolve) => closed.close(resolve))
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await aMail(port).send(aMessage('a@example.com'))).toEqual({ status: 'unavailable', reason: 'network' })
  })

  it('5. a silent mail server: unavailable in time', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const result = await aMail(port, 50).send(aMessage('a@example.com'))
    silent.close()
    expect(result).toEqual({ status: 'unavailable', reason: 'timeout' })
  })

  it.each([
    ['error', 'server'],
    ['off', 'network'],
    ['garbage', 'unreadable'],
    ['drop-after-execute', 'network'],
  ])('6. %s: unavailable, for %s', async (Mode, reason) => {
    const own = await listeningSandbox()
    await own.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'mail', Mode, Count: 1 } })
    const result = await aMail(own.smtpPort).send(aMessage('a@example.com'))
    await own.close()
    expect(result).toEqual({ status: 'unavailable', reason })
  })

  it('7. a message that the server refuses permanently is rejected', async () => {
    const huge = { ...aMessage('a@example.com'), text: 'x'.repeat(6_000_000) }
    expect(await aMail().send(huge)).toEqual({ status: 'rejected' })
  })
})
