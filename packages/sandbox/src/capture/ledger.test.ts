import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Journal, memoryJournal } from '../journal.ts'
import { capturedCents, createLedger, type Entry } from './ledger.ts'
import { tokenise } from './tokens.ts'

const card = tokenise('4242424242424242', '0123456789abcdef')
const aLedger = (journal: Journal<Entry> = memoryJournal()) => {
  let ids = 0
  const ledger = createLedger({ journal, now: () => new Date('2026-11-21T12:00:00Z'), newId: () => String(++ids) })
  let keys = 0
  const asked = () => ({ key: `key ${++keys}`, request: 'any' })
  const authorized = (cents: number, reference = 'R1') => {
    const result = ledger.authorize(asked(), { card, cents, currency: 'CAD', reference })
    return result.ok ? result.entry.id : ''
  }
  return { ledger, asked, authorized }
}

describe('the ledger', () => {
  it('1. captures the remaining amount when none is named', () => {
    const { ledger, asked, authorized } = aLedger()
    const id = authorized(1000)
    ledger.capture(asked(), id, 300)
    expect(ledger.capture(asked(), id, null)).toMatchObject({ ok: true, entry: { cents: 700 } })
    expect(ledger.authorization(id)?.status).toBe('captured')
    expect(ledger.capture(asked(), id, null)).toEqual({ ok: false, refusal: 'captured' })
  })

  it('2. gives the same result for the same key, even after later events', () => {
    const { ledger, asked, authorized } = aLedger()
    const id = authorized(1000)
    const key = asked()
    const first = ledger.capture(key, id, 400)
    ledger.capture(asked(), id, 600)
    const again = ledger.capture(key, id, 400)
    expect(first.ok && again.ok && again.entry).toEqual(first.ok && first.entry)
    expect(ledger.authorization(id)?.captures).toHaveLength(2)
  })

  it('3. refuses a key that was used with another request', () => {
    const { ledger, asked, authorized } = aLedger()
    const id = authorized(1000)
    const { key } = asked()
    ledger.capture({ key, request: 'one' }, id, 400)
    expect(ledger.capture({ key, request: 'two' }, id, 500)).toEqual({ ok: false, refusal: 'key-reused' })
  })

  it('4. voids once, repeats that result, and captures nothing afterwards', () => {
    const { ledger, asked, authorized } = aLedger()
    const id = authorized(1000)
    const first = ledger.void(asked(), id)
    expect(first).toMatchObject({ ok: true, entry: { kind: 'void', cents: 1000 }, repeated: false })
    expect(ledger.void(asked(), id)).toMatchObject({ ok: true, repeated: true })
    expect(ledger.capture(asked(), id, 1)).toEqual({ ok: false, refusal: 'voided' })
  })

  it('5. voids the remainder of a partly captured one', () => {
    const { ledger, asked, authorized } = aLedger()
    const id = authorized(1000)
    ledger.capture(asked(), id, 300)
    expect(ledger.void(asked(), id)).toMatchObject({ ok: true, entry: { cents: 700 } })
    expect(ledger.authorization(id)?.status).toBe('captured')
  })

  it('6. accepts an authorisation of demonstration data', () => {
    const { ledger, asked } = aLedger()
    expect(ledger.capture(asked(), 'au_demo_12999_100000123', null)).toMatchObject({ entry: { cents: 12_999 } })
    expect(ledger.byReference('100000123')).toMatchObject([{ status: 'captured' }])
    expect(ledger.capture(asked(), 'au_demo_x_1', null)).toEqual({ ok: false, refusal: 'not-found' })
  })

  it('6. refunds a capture of demonstration data once', () => {
    const { ledger, asked } = aLedger()
    expect(ledger.refund(asked(), 'ca_demo_12999_100000124', 12_000)).toMatchObject({ ok: true })
    expect(ledger.refund(asked(), 'ca_demo_12999_100000124', 1000)).toEqual({ ok: false, refusal: 'amount' })
    expect(ledger.byReference('100000124')).toMatchObject([
      { status: 'captured', captures: [{ refundedCents: 12_000 }] },
    ])
    ledger.capture(asked(), 'au_demo_500_100000125', null)
    for (const id of ['ca_demo_500_100000125', 'ca_demo_x_1', 'ca_none']) {
      expect(ledger.refund(asked(), id, 1)).toEqual({ ok: false, refusal: 'not-found' })
    }
  })

  it('7. never captures more than was authorised, never refunds more than was captured, and is the same after a restart', () => {
    const step = fc.record({
      what: fc.constantFrom('capture', 'refund', 'void'),
      cents: fc.option(fc.integer({ min: 1, max: 900 })),
      key: fc.integer({ min: 1, max: 12 }),
      which: fc.nat(5),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const written: Entry[] = []
        const journal = { read: () => [...written], append: (entry: Entry) => void written.push(entry) }
        const { ledger, authorized } = aLedger(journal)
        const id = authorized(1000)
        for (const { what, cents, key, which } of steps) {
          const asked = { key: `step ${key}`, request: `${what} ${cents} ${which}` }
          const capture = ledger.authorization(id)?.captures[which]
          if (what === 'capture') ledger.capture(asked, id, cents)
          else if (what === 'void') ledger.void(asked, id)
          else if (capture) ledger.refund(asked, capture.id, cents ?? 1)
        }
        const stands = ledger.authorization(id)
        expect(stands && capturedCents(stands)).toBeLessThanOrEqual(1000)
        for (const capture of stands?.captures ?? []) expect(capture.refundedCents).toBeLessThanOrEqual(capture.cents)
        expect(aLedger(journal).ledger.authorization(id)).toEqual(stands)
      }),
    )
  })
})
