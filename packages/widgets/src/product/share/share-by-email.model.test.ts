import { maxSenderNameLength } from '@onair/core/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { aServer, refusal } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { createShareModel, type ShareModel } from './share-by-email.model.ts'

const call = 'POST /api/v3/{language}/products/{itemNo}/shares'
const form = { to: 'maya@example.com', from: 'Susan' }
const product = { itemNo: '412305', edpNo: 9002 }

let server: ReturnType<typeof aServer>
let sent: unknown[]
let model: ShareModel
beforeEach(() => {
  server = aServer()
  sent = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return { status: 202 }
  })
  model = createShareModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models)
})

describe('1 · a form is checked before it is sent', () => {
  test.each([
    [{ to: 'maya', from: '' }, 'to', { to: 'emailInvalid', from: 'fromMissing' }],
    [{ from: '' }, 'from', { from: 'fromMissing' }],
    [{ from: 'x'.repeat(maxSenderNameLength + 1) }, 'from', { from: 'tooLong' }],
    [{ from: 'x'.repeat(maxSenderNameLength) }, undefined, {}],
  ])('1a. %j', (change, first, errors) => {
    expect([model.check({ ...form, ...change }), model.errors.value]).toEqual([first, errors])
  })
  test('1b. with an error nothing is sent', async () => {
    expect([await model.send({ ...form, to: '' }, product), sent]).toEqual([false, []])
  })
  test('1c. it is sent with the chosen style, if one is chosen', async () => {
    expect(await model.send(form, product)).toBe(true)
    expect(model.progress.value).toEqual({ kind: 'sent', to: 'maya@example.com' })
    await model.send(form, { ...product, edpNo: undefined })
    const body = { To: 'maya@example.com', From: 'Susan' }
    expect(sent).toEqual([{ ...body, EdpNo: 9002 }, body])
  })
})

describe('2 · what is not sent', () => {
  test('2a. has the server’s sentence', async () => {
    server.on(call, () => refusal(417, 'Please write a name.', 'From'))
    expect(await model.send(form, product)).toBe(false)
    expect(model.progress.value).toEqual({ kind: 'refused', message: 'Please write a name.' })
  })
  test('2b. can be sent again when the shop was away', async () => {
    server.reachable(false)
    expect([await model.send(form, product), model.progress.value.kind]).toEqual([false, 'unreachable'])
    server.reachable(true)
    expect(await model.send(form, product)).toBe(true)
  })
})

test('3 · while a mail is on its way nothing else is checked or sent', async () => {
  const gate = server.delayReplies()
  const first = model.send(form, product)
  expect(model.check({ to: '', from: '' })).toBeUndefined()
  expect(await model.send(form, product)).toBe(false)
  gate.release()
  expect([await first, sent.length, model.errors.value]).toEqual([true, 1, {}])
})
