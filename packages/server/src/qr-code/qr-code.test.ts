import encodeQR from 'qr'
import { decodeQR } from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ config: { shopOrigin: 'https://shop.example', logLevel: 'silent' } })
})
afterAll(() => shop.close())

/** The pixels of a code, drawn from the squares of its dark path, a module four pixels wide. */
function drawn(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const [, dark = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  const width = size * 4
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  let [x, y] = [0, 0]
  for (const [, step, dx, dy] of dark.matchAll(/([Mm])(-?\d+)[ ,]?(-?\d+)/g)) {
    x = Number(dx) + (step === 'm' ? x : 0)
    y = Number(dy) + (step === 'm' ? y : 0)
    for (let row = 0; row < 4; row += 1) {
      const start = ((y * 4 + row) * width + x * 4) * 4
      for (let at = start; at < start + 16; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width, height: width, data }
}

describe('the QR code of a short address', () => {
  test.each(['123456', '123-456'])('1 of %s opens the product when it is scanned', async (number) => {
    const reply = await shop.app.inject(`/i/${number}/qr.svg`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('public, max-age=86400')
    expect(decodeQR(drawn(reply.body))).toBe('https://shop.example/i/123456')
  })

  test('2 has a quiet zone of four modules on a white ground', async () => {
    const { body } = await shop.app.inject('/i/123456/qr.svg')
    const { length } = encodeQR('https://shop.example/i/123456', 'raw', { ecc: 'medium', border: 4 })
    expect(body).toContain(`viewBox="0 0 ${length} ${length}"`)
    expect(body).toContain(`<path fill="#fff" d="M0 0h${length}v${length}H0z"/>`)
  })

  test.each(['12345', '1234567890', 'constructor', '%00', '123456%22%3E'])('3 of %s does not exist', async (number) => {
    const reply = await shop.app.inject(`/i/${number}/qr.svg`)
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('<svg')
  })
})
