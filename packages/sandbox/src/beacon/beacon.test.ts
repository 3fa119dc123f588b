import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox()
})
afterAll(() => sandbox.close())

const authorization = 'Bearer onair-beacon-demo'
const event = {
  Id: 'e1',
  Name: 'product-viewed',
  Edp: 7,
  Language: 'fr',
  At: '2026-11-21T17:00:00.000Z',
  Content: { ItemNo: '100237' },
}
const send = (payload: object, headers: Record<string, string> = { authorization }) =>
  sandbox.app.inject({ method: 'POST', url: '/beacon/events', payload, headers })

describe('the marketing feed', () => {
  it('1. keeps an event once, and shows it', async () => {
    expect([(await send(event)).statusCode, (await send(event)).statusCode]).toEqual([202, 202])
    await send({ ...event, Id: 'e2', Name: 'order-placed', Edp: 8 })
    expect((await sandbox.app.inject('/beacon/events?edp=7')).json()).toEqual([event])
    expect((await sandbox.app.inject('/beacon/events?name=order-placed')).json()).toHaveLength(1)
    expect((await sandbox.app.inject('/beacon')).body).toContain('product-viewed')
  })
  it('2. refuses another key, and an invalid event', async () => {
    expect((await send(event, { authorization: 'Bearer other' })).statusCode).toBe(401)
    for (const payload of [{}, [], { ...event, Edp: 'seven' }, { ...event, Content: null }]) {
      expect((await send(payload)).statusCode).toBe(400)
    }
  })
  it('3. shows received events as text', async () => {
    await send({ ...event, Id: 'e3', Content: { Note: '<script>alert(1)</script>' } })
    expect((await sandbox.app.inject('/beacon')).body).not.toContain('<script>')
  })
  it('4. keeps the newest thousand', async () => {
    for (let count = 0; count < 1010; count += 1) await send({ ...event, Id: `many-${count}` })
    expect((await sandbox.app.inject('/beacon/events')).json()).toHaveLength(1000)
  })
})
