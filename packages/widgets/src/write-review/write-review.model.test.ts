import { beforeEach, describe, expect, test } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createWriteReviewModel, readReview, type WriteReviewModel } from './write-review.model.ts'

const call = 'POST /api/v3/{language}/products/{itemNo}/reviews'
const review = { rating: 4, headline: 'Pours well', comments: 'Every morning.', nickname: 'Maya' }

let server: ReturnType<typeof aServer>
let sent: unknown[]
let model: WriteReviewModel
const aModel = (posted?: 'taken' | 'refused') =>
  createWriteReviewModel(aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' }).models, posted)
beforeEach(() => {
  server = aServer()
  sent = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return { status: 201, body: { Id: '1', ...body } }
  })
  model = aModel()
})

describe('1 · a review is checked before it is sent', () => {
  test('1a. the first field with an error is named, and every error is there', () => {
    expect(model.check({ ...review, headline: '', nickname: '' })).toBe('headline')
    expect(model.errors.value).toEqual({ headline: 'missing', nickname: 'missing' })
  })
  test('1b. with an error nothing is sent, also unchecked', async () => {
    expect(await model.send('412305', { ...review, rating: 0 })).toBe(false)
    expect([sent, model.progress.value.kind]).toEqual([[], 'writing'])
  })
  test('1c. corrected errors are gone', () => {
    model.check({ ...review, rating: 0 })
    expect(model.check(review)).toBeUndefined()
    expect(model.errors.value).toEqual({})
  })
  test('1d. a sound review is sent as it was read, and taken', async () => {
    expect(await model.send('412305', review)).toBe(true)
    expect(sent).toEqual([{ Rating: 4, Headline: 'Pours well', Comments: 'Every morning.', Nickname: 'Maya' }])
    expect(model.progress.value).toEqual({ kind: 'taken' })
  })
})

describe('2 · a review that is not taken', () => {
  test('2a. has the server’s sentence', async () => {
    server.on(call, () => refusal(417, 'Please leave out addresses.', 'Comments'))
    expect(await model.send('412305', review)).toBe(false)
    expect(model.progress.value).toEqual({ kind: 'refused', message: 'Please leave out addresses.' })
  })
  test('2b. is not lost while the shop is away: the next try sends it', async () => {
    server.reachable(false)
    expect(await model.send('412305', review)).toBe(false)
    expect(model.progress.value).toEqual({ kind: 'unreachable' })
    server.reachable(true)
    expect(await model.send('412305', review)).toBe(true)
  })
})

test('3 · while it is on its way nothing else is checked or sent', async () => {
  const gate = server.delayReplies()
  const first = model.send('412305', review)
  expect(model.check({ ...review, headline: '' })).toBeUndefined()
  expect(await model.send('412305', { ...review, rating: 1 })).toBe(false)
  gate.release()
  expect(await first).toBe(true)
  expect(sent).toHaveLength(1)
  expect(model.errors.value).toEqual({})
})

test('4 · it begins where a form without JavaScript ended', () => {
  expect(aModel('taken').progress.value).toEqual({ kind: 'taken' })
  expect(aModel('refused').progress.value).toEqual({ kind: 'refused' })
})

test('5 · blanks around what was typed are no part of it, and unchosen stars are no rating', () => {
  const data = new FormData()
  data.set('headline', ' Pours well ')
  data.set('comments', '\n')
  expect(readReview(data)).toEqual({ rating: 0, headline: 'Pours well', comments: '', nickname: '' })
})
