import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { describeElementContract } from '../testing/element-contract.ts'
import { shownDay, shownProducts, someProducts, whatIsOn } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { OnAirNow } from './on-air-now.tsx'

describeElementContract('onair-on-air-now')

const at = new Date('2026-11-21T15:20:00Z')
const later = new Date('2026-11-21T16:00:01Z')

describe('on air now', () => {
  let server: TestServer
  let channel: ReturnType<typeof fakeChannel>
  const props = { schedule: shownDay({ at }), products: shownProducts(), timeZone: 'America/Toronto' }
  const say = (event: string, data: object) => act(() => channel.opened[0]?.say(event, data))
  const widget = () => screen.getByRole('region', { name: 'On air now' })
  const product = (name: RegExp) => screen.getByRole('link', { name }).closest('li') as HTMLElement

  beforeEach(() => {
    vi.useFakeTimers({ now: at, toFake: ['Date', 'performance'] })
    channel = fakeChannel()
    server = aServer()
    server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 200, body: { Products: someProducts() } }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('1. shows the programme, its products, and what comes next', () => {
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow {...props} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Fashion First')
    expect(screen.getByRole('article')).toHaveTextContent('Up next at 11:00 AM: Home Comforts')
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    expect(within(product(/Kettle/)).getByText('$59.99')).toBeInTheDocument()
  })

  test('2. changes by itself', async () => {
    const changed = vi.fn()
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow {...props} onShowChange={changed} />)
    say('show', whatIsOn({ at }))
    say('show', whatIsOn({ at: later }))
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Home Comforts')
    expect(changed).toHaveBeenCalledOnce()
  })

  test('3. marks the product on screen, low stock and sold-out products', async () => {
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow {...props} />)
    say('show', whatIsOn({ at }))
    say('product', { At: at.toISOString(), ItemNo: '412311', ShowId: whatIsOn({ at }).Now.Id })
    expect(product(/Frying Pan/)).toHaveTextContent('On screen')
    expect(product(/Stand Mixer/)).toHaveTextContent('Almost gone')
    expect(product(/Knife Set/)).toHaveTextContent('Sold out')
  })

  test('4. shows a price that changes on air', async () => {
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow {...props} />)
    say('show', whatIsOn({ at }))
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await act(async () => {})
    say('price', { At: at.toISOString(), ItemNo: '412305', IsPrice: 49.5, WasPrice: 89.99 })
    expect(within(product(/Kettle/)).getByText('$49.50')).toBeInTheDocument()
  })

  test('5. opens a product, unless the page vetoes it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const asked = vi.fn(() => false)
    renderIn(
      aShop({ fetch: server.fetch, pathPrefix: '/fr', language: 'fr' }),
      <OnAirNow {...props} onBeforeOpen={asked} />,
    )
    const link = screen.getByRole('link', { name: /Kettle/ })
    expect(link).toHaveAttribute('href', '/fr/pages/productdetails?nav=R:412305')
    await user.click(link)
    expect(asked).toHaveBeenCalledExactlyOnceWith({ itemNo: '412305', href: '/fr/pages/productdetails?nav=R:412305' })
  })

  test('6. says that nothing is on air, and what comes next', () => {
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow {...props} />)
    say('show', { ...whatIsOn({ at }), Now: null })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('We will be right back')
    expect(screen.getByRole('article')).toHaveTextContent('Home Comforts')
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('7. without data, says that it is tuning in', () => {
    renderIn(aShop({ fetch: server.fetch, language: 'fr' }), <OnAirNow />)
    expect(screen.getByRole('status')).toHaveTextContent('Syntonisation…')
    say('show', whatIsOn({ at, language: 'fr' }))
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('La mode d’abord')
  })

  test('8. is busy until its products are read', async () => {
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow />)
    expect(widget()).toHaveAttribute('aria-busy', 'true')
    const answers = server.delayReplies()
    say('show', whatIsOn({ at }))
    expect(widget()).toHaveAttribute('aria-busy', 'true')
    answers.release()
    await waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'false'))
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
  })

  test.each([
    ['are refused', { status: 503, body: [] }],
    ['do not arrive', 'lost'],
  ] as const)('9. is not busy where its products %s', async (_, answer) => {
    server.on('GET /api/v3/{language}/products/onairnow', () => (answer === 'lost' ? answer : { ...answer }))
    renderIn(aShop({ fetch: server.fetch }), <OnAirNow />)
    say('show', whatIsOn({ at }))
    await waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'false'))
    say('price', { At: at.toISOString(), ItemNo: '412305', IsPrice: 49.5, WasPrice: 89.99 })
    expect(widget()).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Fashion First')
    expect(screen.queryByRole('list')).toBeNull()
  })
})
