import { beforeEach, describe, expect, test } from 'vitest'
import { aServer, refusal } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { createWaitlistModel, type WaitlistModel } from './waitlist.model.ts'

const call = 'POST /api/v3/{language}/products/{itemNo}/waitlist'
const style = { itemNo: '412305', edpNo: 9003 }
const email = 'maya@example.com'

let server: ReturnType<typeof aServer>
let sent: unknown[]
let model: WaitlistModel
beforeEach(() => {
  server = aServer()
  sent = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return { status: 202 }
  })
  model = createWaitlistModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models)
})

describe('1 · joining', () => {
  test('1a. sends the address with the style, and keeps it', async () => {
    expect(await model.join(style, email)).toBe(true)
    expect([sent, model.joinedAs.value]).toEqual([[{ Email: email, EdpNo: 9003 }], email])
  })
  test('1b. what is no address is not sent, and its error is gone with the next try', async () => {
    expect(await model.join(style, 'maya')).toBe(false)
    expect([sent, model.failure.value]).toEqual([[], 'emailInvalid'])
    await model.join(style, email)
    expect(model.failure.value).toBeUndefined()
  })
})

describe('2 · what is not taken', () => {
  test('2a. has the server’s sentence', async () => {
    server.on(call, () => refusal(417, 'This one is in stock again.', 'EdpNo'))
    expect(await model.join(style, email)).toBe(false)
    expect([model.failure.value, model.joinedAs.value]).toEqual([{ message: 'This one is in stock again.' }, undefined])
  })
  test('2b. can be sent again when the shop was away', async () => {
    server.reachable(false)
    expect([await model.join(style, email), model.failure.value]).toEqual([false, 'unreachable'])
    server.reachable(true)
    expect([await model.join(style, email), model.sending.value]).toEqual([true, false])
  })
})

test('3 · an address is sent once at a time', async () => {
  const gate = server.delayReplies()
  const first = model.join(style, email)
  expect(model.sending.value).toBe(true)
  await model.join(style, 'other@example.com')
  gate.release()
  await first
  expect(sent).toHaveLength(1)
})
