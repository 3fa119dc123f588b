import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'
import { decryptMessage } from './message.ts'
import { senderOf } from './sender.ts'

// RFC 8291, section 5 and appendix A.
const example = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const encrypted = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
)
// RFC 8292, section 2.4.
const authorization =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
const then = new Date(1_453_523_768_000 - 3_600_000)

describe('a message', () => {
  it('1. is decrypted as in the standard’s example', () => {
    expect(decryptMessage(encrypted, example)).toBe('When I grow up, I want to be a watermelon')
  })
  it('2. is not decrypted if it was changed, or is for another browser', () => {
    const changed = Buffer.from(encrypted)
    changed[120] = (changed[120] ?? 0) ^ 1
    expect(() => decryptMessage(changed, example)).toThrow()
    expect(() => decryptMessage(encrypted, { ...example, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toThrow()
    expect(() => decryptMessage(Buffer.alloc(20), example)).toThrow()
  })
})

describe('a sender', () => {
  it('1. is verified by the standard’s example of a token, for its origin and until it expires', () => {
    expect(senderOf(authorization, 'https://push.example.net', then)).toBe(key)
    expect(senderOf(authorization, 'https://other.example.net', then)).toBeUndefined()
    expect(senderOf(authorization, 'https://push.example.net', new Date(1_453_523_768_000))).toBeUndefined()
    expect(senderOf(authorization, 'https://push.example.net', new Date(0))).toBeUndefined()
  })
  it.each([
    undefined,
    'Bearer x',
    'vapid t=a.b.c, k=d',
    authorization.replace('i3CYb', 'i3CYc'),
    authorization.replace(/k=.*/, `k=${example.p256dh}`),
  ])('2. is nobody with another header: case %#', (header) => {
    expect(senderOf(header, 'https://push.example.net', then)).toBeUndefined()
  })
})

describe('the service', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await buildSandbox({ now: () => then })
  })
  afterAll(() => sandbox.close())
  const subscribe = (applicationServerKey: unknown) =>
    sandbox.app.inject({ method: 'POST', url: '/push/subscriptions', payload: { applicationServerKey } })
  const send = (url: string, headers: Record<string, string> = {}) =>
    sandbox.app.inject({
      method: 'POST',
      url: new URL(url, 'https://push.example.net').pathname,
      payload: encrypted,
      headers: {
        host: 'push.example.net',
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: '60',
        ...headers,
      },
    })

  it('1. subscribes a browser with the shop’s key, and refuses another sender and a message for another browser', async () => {
    expect((await subscribe('x')).statusCode).toBe(400)
    const reply = await subscribe(key)
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([201, ['endpoint', 'expirationTime', 'keys']])
    const { endpoint } = reply.json()
    expect((await send(endpoint)).statusCode).toBe(401)
    expect((await send('/push/to/unknown')).statusCode).toBe(404)
    const tooMuch = await sandbox.app.inject({
      method: 'POST',
      url: new URL(endpoint).pathname,
      payload: Buffer.alloc(4097),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(tooMuch.statusCode).toBe(413)
  })
})
