import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockModel } from '../models/clock.model.ts'
import { aShowstopper, shownShowstopper } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Showstopper } from './showstopper.tsx'

const at = new Date('2026-11-21T15:20:00Z')
const call = 'GET /api/v3/{language}/products/todayshowstopper'

describe('the showstopper', () => {
  let server: TestServer
  const timer = () => screen.getByRole('timer')
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  // Timers are fake: only vitest's `waitFor` advances them.
  const eventually = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => {})
      check()
    }, 10_000)

  beforeEach(() => {
    vi.useFakeTimers({
      now: at,
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    server = aServer()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('1. shows the page’s own data without a request, and counts down', async () => {
    const shop = aShop({ fetch: server.fetch })
    renderIn(shop, <Showstopper initial={shownShowstopper({ at, hours: 2 })} />)
    expect(screen.getByRole('region', { name: 'Today’s Showstopper' })).toHaveTextContent('$59.99')
    expect(timer()).toHaveAccessibleName('Time left: 2:00:00')
    await pass(61_000)
    expect(timer()).toHaveTextContent('1:58:59')
    expect(server.requests).toEqual([])
  })

  test('2. an element reads it', async () => {
    server.on(call, () => ({ status: 200, body: aShowstopper({ at, hours: 2, language: 'fr' }) }))
    renderIn(
      aShop({ language: 'fr', fetch: server.fetch, pathPrefix: '/fr' }),
      <Showstopper timeZone="America/St_Johns" />,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Chargement')
    await pass(1)
    await eventually(() => expect(screen.getByRole('region', { name: 'Vedette du jour' })).toHaveTextContent('13 h 50'))
    expect(screen.getByRole('link', { name: 'Voir l’article' })).toHaveAttribute(
      'href',
      '/fr/pages/productdetails?nav=R:412305',
    )
  })

  test('3. hides a price that has ended, and reads the next one', async () => {
    const next = vi.fn(() => ({ status: 200, body: aShowstopper({ at, hours: 26 }) }))
    server.on(call, next)
    renderIn(aShop({ fetch: server.fetch }), <Showstopper initial={shownShowstopper({ at, hours: 2 })} />)
    await pass(2 * 3_600_000)
    await eventually(() => expect(timer()).toHaveTextContent('24:00:00'))
    expect(next).toHaveBeenCalledOnce()
  })

  test('4. while none follows, requests it every 30 seconds and does not show the past price', async () => {
    const same = vi.fn(() => ({ status: 200, body: aShowstopper({ at, hours: -1 }) }))
    server.on(call, same)
    renderIn(aShop({ fetch: server.fetch }), <Showstopper />)
    await pass(1)
    await eventually(() => expect(screen.getByRole('region')).toHaveTextContent('This price has ended'))
    expect(screen.getByRole('region')).not.toHaveTextContent('$')
    await pass(29_000)
    expect(same).toHaveBeenCalledOnce()
    await pass(1_000)
    expect(same).toHaveBeenCalledTimes(2)
  })

  test('5. shows nothing on a day without one; retries an unreachable server', async () => {
    server.reachable(false)
    const { container } = renderIn(aShop({ fetch: server.fetch }), <Showstopper />)
    await pass(1)
    expect(screen.getByRole('status')).toBeInTheDocument()
    server.reachable(true)
    server.on(call, () => ({ status: 200, body: { ...aShowstopper({ at }), Product: null } }))
    await pass(30_000)
    await eventually(() => expect(container).toBeEmptyDOMElement())
  })

  test('6. uses the channel’s clock, not the shopper’s', async () => {
    const shop = aShop({ fetch: server.fetch })
    renderIn(shop, <Showstopper initial={shownShowstopper({ at, hours: 2 })} />)
    const clock = shop.models.of(clockModel)
    const stop = clock.start()
    act(() => clock.correct(new Date(at.getTime() + 3_600_000).toISOString()))
    await pass(1_000)
    expect(timer()).toHaveTextContent('0:59:59')
    stop()
  })

  test('7. the page can veto opening it', () => {
    const asked = vi.fn(() => false)
    renderIn(aShop(), <Showstopper initial={shownShowstopper({ at, hours: 2 })} onBeforeOpen={asked} />)
    screen.getByRole('link', { name: 'See it' }).click()
    expect(asked).toHaveBeenCalledExactlyOnceWith({ itemNo: '412305', href: '/pages/productdetails?nav=R:412305' })
  })
})
