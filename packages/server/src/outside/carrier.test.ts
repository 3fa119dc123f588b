import { accessPoints, locatorRequest } from '@onair/core/address'
import { type ListeningSandbox, listeningSandbox, testWaiting } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { createCarrier } from './carrier.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox({ waiting: testWaiting(true) })
})
afterAll(() => sandbox.close())

const aCarrier = (change: { key?: string; fetch?: Fetch; timeoutMs?: number } = {}) =>
  createCarrier({ baseUrl: `${sandbox.origin}/carrier`, key: 'onair-carrier-demo', fetch, ...change })
const pointsNear = async (zipCode: string, carrier = aCarrier()) => {
  const result = await carrier.locate(locatorRequest(zipCode, 'en'))
  if (result.status !== 'found') throw new Error(`The carrier was ${result.status}.`)
  return accessPoints(result.reply.LocatorResponse.SearchResults.DropLocation)
}

describe('the carrier', () => {
  it('1. returns many points, one or none', async () => {
    expect(await pointsNear('H2X 1Y4')).toHaveLength(10)
    expect(await pointsNear('T0A 0A0')).toHaveLength(1)
    expect(await pointsNear('X0A 0H0')).toEqual([])
  })

  it('2. returns decoded names', async () => {
    const names = (await pointsNear('H2X 1Y4')).map(({ name }) => name).join()
    expect(names).not.toMatch(/&(#|amp)/)
    expect(names).toMatch(/[’&É]/)
  })

  it('3. refuses an invalid postal code, with its own error code', async () => {
    const request = locatorRequest('90210', 'en')
    expect(await aCarrier().locate(request)).toEqual({ status: 'refused', code: '350201' })
  })

  it('4. a wrong key must be corrected by the operator', async () => {
    const result = await aCarrier({ key: 'wrong' }).locate(locatorRequest('H2X1Y4', 'en'))
    expect(result).toEqual({ status: 'unavailable', reason: 'refused' })
  })

  it.each([
    ['error', 'server'],
    ['garbage', 'unreadable'],
    ['off', 'network'],
    ['slow', 'timeout'],
  ])('5. %s: unavailable', async (Mode, reason) => {
    await sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'carrier', Mode, Count: 2 } })
    const result = await aCarrier({ timeoutMs: Mode === 'slow' ? 300 : 20_000 }).locate(locatorRequest('H2X1Y4', 'en'))
    expect(result).toEqual({ status: 'unavailable', reason })
    await sandbox.app.inject({ method: 'DELETE', url: '/faults' })
  })

  it.each([['null'], ['{"LocatorResponse":{}}'], ['{"LocatorResponse":{"SearchResults":{"DropLocation":[{}]}}}']])(
    '6. %s is unreadable',
    async (body) => {
      const result = await aCarrier({ fetch: async () => new Response(body) }).locate(locatorRequest('H2X1Y4', 'en'))
      expect(result).toEqual({ status: 'unavailable', reason: 'unreadable' })
    },
  )
})
