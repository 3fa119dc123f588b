import { describe, expect, test } from 'vitest'
import { readSignedReply, signReply } from './signed-reply.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const signed = signReply({ balance: 5000 }, 'secret', now)

describe('a signed reply', () => {
  test('1. can be read for ten minutes', () => {
    expect(readSignedReply(signed, 'secret', later(9))).toEqual({ balance: 5000 })
    expect(readSignedReply(signed, 'secret', later(10))).toBeUndefined()
  })
  test('2. cannot be forged', () => {
    const [text, signature] = signed.split('.')
    const other = signReply({ balance: 99_999 }, 'guessed', now)
    for (const made of [null, '', '.', 'x', text ?? '', `${text}.`, `${other.split('.')[0]}.${signature}`, other]) {
      expect(readSignedReply(made, 'secret', now)).toBeUndefined()
    }
  })
  test('3. needs no encoding in an address', () => {
    expect(encodeURIComponent(signed)).toBe(signed)
  })
})
