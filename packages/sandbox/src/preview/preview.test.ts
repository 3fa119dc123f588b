import { expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'

const { app } = await buildSandbox()
const open = (query: string) => app.inject(`/preview?${query}`)

test('1. loads the script tag of the shop that frames it, in its language', async () => {
  const { statusCode, body, headers } = await open('shop=http%3A%2F%2Flocalhost%3A3000&language=fr')
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="fr-CA"')
  expect(body).toContain('src="http://localhost:3000/widgets/v1/onair.js"')
  expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000')
})

test.each([
  '',
  'shop=https%3A%2F%2Fevil.example',
  'shop=http%3A%2F%2Flocalhost.evil.example',
  'shop=http%3A%2F%2Flocalhost%3A3000%2Fpath',
  'shop=http%3A%2F%2Flocalhost%3A3000&shop=http%3A%2F%2Fevil.example',
  'shop=javascript%3Aalert(1)',
])('2. runs no script of a shop elsewhere: %s', async (query) => {
  expect((await open(query)).statusCode).toBe(400)
})
