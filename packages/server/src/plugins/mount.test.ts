import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

test('1 a reply travels in the wire’s names and may be cached', async () => {
  const reply = await shop.call('GET /api/semafone/config')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    FrameUrl: 'http://127.0.0.1:3001/capture/frame',
    Origin: 'http://127.0.0.1:3001',
    CardTypes: ['VI', 'MC', 'AX', 'FI'],
    Languages: ['en', 'fr'],
  })
  expect(reply.headers['cache-control']).toBe('public, max-age=300')
})

test('2 an unknown address is a 404 in the path’s language', async () => {
  const reply = await shop.app.inject('/api/v2/fr/nothing')
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual([{ Message: 'Il n’y a rien à cette adresse.', Area: 'path' }])
})
