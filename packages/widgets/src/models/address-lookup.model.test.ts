import type { AddressPlace, FoundAddress } from '@onair/core/address'
import { type Result, Unreachable } from '@onair/core/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAddressLookup } from './address-lookup.model.ts'
import { typingDelayMs } from './typeahead.ts'

const house: FoundAddress = { id: 'B1', text: '12 Main St', description: 'Ottawa, ON', isContainer: false }
const street: FoundAddress = { id: 'S1', text: 'Main St', description: '32 Addresses', isContainer: true }
const place: AddressPlace = { address1: '12 Main St', address2: '', city: 'Ottawa', province: 'ON', zipCode: 'K1P 5W1' }

type Asked<T> = { args: string[]; signal: AbortSignal; answer(result: Result<T> | Error): Promise<void> }

/** A look-up whose replies the test gives in any order. */
function open() {
  const finds: Asked<FoundAddress[]>[] = []
  const reads: Asked<AddressPlace | undefined>[] = []
  const asking =
    <T>(list: Asked<T>[]) =>
    (args: (string | undefined)[], signal: AbortSignal) =>
      new Promise<Result<T>>((resolve, reject) => {
        list.push({
          args: args.filter((one) => one !== undefined),
          signal,
          async answer(result) {
            if (result instanceof Error) reject(result)
            else resolve(result)
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      })
  const model = createAddressLookup({
    find: (term, lastId, signal = new AbortController().signal) => asking(finds)([term, lastId], signal),
    retrieve: (id, signal = new AbortController().signal) => asking(reads)([id], signal),
  })
  const last = <T>(list: Asked<T>[]): Asked<T> => {
    const asked = list.at(-1)
    if (!asked) throw new Error('Nothing was asked')
    return asked
  }
  return { model, finds, reads, lastFind: () => last(finds), lastRead: () => last(reads) }
}
const types = (model: ReturnType<typeof open>['model'], text: string) => {
  model.type(text)
  vi.advanceTimersByTime(typingDelayMs)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an address that is being typed', () => {
  test('1. is looked up from the first character, 300 ms after the last key', async () => {
    const { model, finds, lastFind } = open()
    model.type('1')
    vi.advanceTimersByTime(299)
    expect(finds).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(lastFind().args).toEqual(['1'])
    await lastFind().answer({ ok: true, value: [house, street] })
    expect(model.list.value).toMatchObject({ open: true, active: -1, options: [house, street] })
  })

  test.each([
    ['refused', { ok: false as const, status: 417, items: [] }],
    ['away', new Unreachable('away')],
  ])('2. a look-up that is %s shows no list, and says nothing', async (_case, answer) => {
    const { model, lastFind } = open()
    types(model, '1')
    await lastFind().answer(answer)
    expect(model.list.value.options).toEqual([])
    expect(model.failed.value).toBe(false)
  })

  test('3. drops a late reply to an older text', async () => {
    const { model, finds, lastFind } = open()
    types(model, '1')
    types(model, '12')
    expect(finds[0]?.signal.aborted).toBe(true)
    await lastFind().answer({ ok: true, value: [house] })
    await finds[0]?.answer({ ok: true, value: [street] })
    expect(model.list.value.options).toEqual([house])
  })
})

describe('picking', () => {
  test('1. a container opens with a second request, and its first address becomes active', async () => {
    const { model, lastFind } = open()
    types(model, ' main ')
    await lastFind().answer({ ok: true, value: [street] })
    const picked = model.pick(street)
    expect(lastFind().args).toEqual(['main', 'S1'])
    await lastFind().answer({ ok: true, value: [house] })
    expect(await picked).toBeUndefined()
    expect(model.list.value).toMatchObject({ open: true, active: 0, options: [house] })
  })

  test('2. an address is read, and the list closes', async () => {
    const { model, lastFind, lastRead } = open()
    types(model, '12 main')
    await lastFind().answer({ ok: true, value: [house] })
    const picked = model.pick(house)
    expect(model.list.value.open).toBe(false)
    expect(lastRead().args).toEqual(['B1'])
    await lastRead().answer({ ok: true, value: place })
    expect(await picked).toEqual(place)
    expect(model.failed.value).toBe(false)
  })

  test('3. further typing cancels it, leaving the field does not', async () => {
    const { model, lastRead } = open()
    const first = model.pick(house)
    model.close()
    await lastRead().answer({ ok: true, value: place })
    expect(await first).toEqual(place)
    const second = model.pick(house)
    model.type('13')
    await lastRead().answer({ ok: true, value: place })
    expect(await second).toBeUndefined()
    expect(model.failed.value).toBe(false)
  })

  test.each([
    ['is refused', { ok: false as const, status: 429, items: [] }],
    ['holds no address', { ok: true as const, value: undefined }],
    ['never comes', new Unreachable('away')],
  ])('4. an answer that %s shows a message until something else is typed', async (_case, answer) => {
    const { model, lastRead } = open()
    const picked = model.pick(house)
    await lastRead().answer(answer)
    expect(await picked).toBeUndefined()
    expect(model.failed.value).toBe(true)
    model.type('1')
    expect(model.failed.value).toBe(false)
  })
})
