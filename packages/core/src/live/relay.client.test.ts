import { describe, expect, test, vi } from 'vitest'
import type { Http } from '../http/http.ts'
import type { ShowEvent } from './live.events.ts'
import { followLive, relayLive } from './relay.client.ts'

const aPage = () => ({}) as Http
const show: ShowEvent = { name: 'show', data: { now: null, next: null } }
const stock = { name: 'stock', data: { itemNo: '1', edpNo: 2, stock: 'low' } } as ShowEvent

describe('the channel’s events for a page without a stream of its own', () => {
  test('1. reach a follower until it stops following', () => {
    const page = aPage()
    const hear = vi.fn()
    const stop = followLive(page, hear)
    relayLive(page, stock)
    relayLive(page, show)
    stop()
    relayLive(page, stock)
    expect(hear.mock.calls).toEqual([[stock], [show]])
  })

  test('2. begin with the latest programme for a later follower', () => {
    const page = aPage()
    for (const event of [show, stock]) relayLive(page, event)
    const hear = vi.fn()
    followLive(page, hear)
    expect(hear.mock.calls).toEqual([[show]])
  })

  test('3. do not reach the followers of another shop', () => {
    const hear = vi.fn()
    followLive(aPage(), hear)
    relayLive(aPage(), show)
    expect(hear).not.toHaveBeenCalled()
  })
})
