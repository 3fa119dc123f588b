import { fromWire, toWire } from '@onair/core/contract'
import { readCookie, videoSoundCookie } from '@onair/core/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { shownProducts, someProducts, whatIsOn } from '../testing/fixtures.ts'
import { FakeHls, fakePlayer } from '../testing/player.ts'
import { shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { WatchLive } from './watch-live.tsx'

vi.mock('hls.js', async () => ({ default: (await import('../testing/player.ts')).FakeHls }))

const at = new Date('2026-11-21T15:20:00Z')
const [kettle, pan] = ['412305', '412311']

/** The programme on air: the kettle from its start, the frying pan from 20 past. */
const onAir = (language: 'en' | 'fr' = 'en') => {
  const reply = whatIsOn({ at, language })
  const Products = [
    { ItemNo: kettle, AirTime: '2026-11-21T15:00:00Z' },
    { ItemNo: pan, AirTime: '2026-11-21T15:20:00Z' },
  ]
  return { ...reply, Now: { ...reply.Now, Products } }
}
const reply = (language: 'en' | 'fr' = 'en') => {
  const { Now, Next } = onAir(language)
  return { StreamUrl: 'https://stream.test/live.m3u8', Captions: ['en', 'fr'], Now, Next }
}
const live = (language?: 'en' | 'fr') => fromWire(reply(language))

/** Reports that the picture's place is in view, once it is. */
let visible = false
class Observer {
  #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    if (visible) this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

let channel: ReturnType<typeof fakeChannel>
let server: TestServer
const say = (event: string, data: object) => act(() => channel.opened[0]?.say(event, data))
const beside = () => screen.getByRole('region', { name: /On screen now|À l’écran/ })
const hls = () => FakeHls.made.at(-1) as FakeHls
const hear = (...names: string[]) =>
  act(() => {
    for (const name of names) document.querySelector('video')?.dispatchEvent(new Event(name))
  })

function show(options: Parameters<typeof aShop>[0] = {}, props: Partial<Parameters<typeof WatchLive>[0]> = {}) {
  const shop = aShop({ fetch: server.fetch, ...options })
  const rendered = renderIn(
    shop,
    <WatchLive live={live(options.language)} products={shownProducts()} timeZone="America/Toronto" {...props} />,
  )
  return { shop, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...rendered }
}

/** Starts the picture, `seconds` behind the channel. */
async function watch(user: ReturnType<typeof userEvent.setup>, seconds = 0) {
  await user.click(screen.getByRole('link', { name: /Watch live|Regarder en direct/ }))
  await waitFor(() => expect(FakeHls.made).toHaveLength(1))
  hls().playingDate = new Date(at.getTime() - seconds * 1000)
  hear('playing', 'timeupdate')
  await screen.findByRole('button', { name: /Pause|Mettre en pause/ })
}

beforeEach(() => {
  vi.useFakeTimers({ now: at, toFake: ['Date', 'performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  visible = false
  vi.stubGlobal('IntersectionObserver', Observer)
  channel = fakeChannel()
  fakePlayer()
  server = aServer()
  server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 200, body: { Products: someProducts() } }))
  const { styles, sizes, edps } = shownKettle()
  const body = toWire({ styles, sizes, edps: edps.slice(0, 1) })
  server.on('GET /api/v3/{language}/products/{itemNo}/styleCodes', () => ({ status: 200, body }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('watching live', () => {
  test('1. is a poster with a link to the picture, beside the product on the screen', () => {
    show()
    expect(screen.getByRole('region', { name: 'Watch live' })).toHaveTextContent('Fashion First')
    expect(screen.getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', '/pages/watchlive')
    expect(within(beside()).getByRole('link', { name: /Kettle/ })).toHaveAttribute(
      'href',
      '/pages/productdetails?nav=R:412305',
    )
    expect(beside()).toHaveTextContent(/Item 412-305.*\$59\.99/)
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  test('2. plays on request, with the moment that the picture shows', async () => {
    const { user } = show()
    await watch(user, 20)
    expect(document.querySelector('time[datetime="2026-11-21T15:19:40.000Z"]')).toHaveTextContent('10:19')
    expect(screen.queryByRole('link', { name: 'Watch live' })).toBeNull()
  })

  test('3. shows the product that the viewer sees, even 20 seconds behind the channel', async () => {
    const { user } = show()
    say('show', onAir())
    say('product', { At: at.toISOString(), ItemNo: pan, ShowId: whatIsOn({ at }).Now.Id })
    await waitFor(() => expect(beside()).toHaveTextContent('Frying Pan'))
    await watch(user, 20)
    expect(beside()).toHaveTextContent('Kettle')
    const shown = [screen.getByRole('link', { name: /Kettle/ }), document.querySelector('.onair-watch-third')]
    hls().playingDate = at
    hear('timeupdate')
    expect(beside()).toHaveTextContent('Frying Pan')
    // Each product has its own elements: reused ones would move with a longer name, which is a layout shift.
    for (const element of shown) expect(element).not.toBeInTheDocument()
  })

  test('4. shows the last programme to its end, after the channel has moved on', async () => {
    const { user } = show()
    say('show', onAir())
    await waitFor(() => expect(beside()).toHaveTextContent('Frying Pan'))
    await watch(user, 20)
    const { Next } = onAir()
    say('show', { At: at.toISOString(), Now: { ...Next, Start: at.toISOString() }, Next: null })
    expect(beside()).toHaveTextContent('Kettle')
    hls().playingDate = new Date(at.getTime() + 1000)
    hear('timeupdate')
    expect(beside()).toHaveTextContent('Home Comforts')
  })

  test('4a. gives each programme across the poster its own element, so that a longer title moves nothing', async () => {
    show()
    say('show', onAir())
    const { Now, Next } = onAir()
    const band = () => document.querySelector('.onair-watch-third')
    await waitFor(() => expect(band()).toHaveTextContent(Now.Title))
    const last = band()
    say('show', { At: at.toISOString(), Now: { ...Next, Start: at.toISOString() }, Next: null })
    await waitFor(() => expect(band()).toHaveTextContent(Next.Title))
    expect(last).not.toBeInTheDocument()
  })

  test('5. shows the product’s stock, and follows a purchase', async () => {
    show()
    say('show', onAir())
    say('product', { At: at.toISOString(), ItemNo: kettle, ShowId: whatIsOn({ at }).Now.Id })
    await waitFor(() => expect(server.requests).toContain(`GET /products/${kettle}/styleCodes`))
    const { edpNo } = shownKettle().edps[0] ?? { edpNo: 0 }
    await act(async () => {})
    say('stock', { At: at.toISOString(), ItemNo: kettle, EdpNo: edpNo, Stock: 'low', Quantity: 3 })
    await waitFor(() => expect(beside()).toHaveTextContent('Only 3 left'))
    say('stock', { At: at.toISOString(), ItemNo: kettle, EdpNo: edpNo, Stock: 'out', Quantity: 0 })
    expect(beside()).toHaveTextContent('Sold out')
  })

  test('6. adds the product to the bag while the picture plays', async () => {
    const added = vi.fn()
    server.on('GET /api/v3/{language}/products/onairnow', () => ({
      status: 200,
      body: { Products: someProducts().map((product) => ({ ...product, EdpCount: 1 })) },
    }))
    const { user } = show({}, { onAdded: added, products: shownProducts().map((one) => ({ ...one, edpCount: 1 })) })
    await watch(user)
    await user.click(within(beside()).getByRole('button', { name: /Add to bag/ }))
    await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ itemNo: pan })))
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  })

  test('7. asks for the style of a product with several', async () => {
    const { styles, sizes, edps } = shownCardigan()
    server.on('GET /api/v3/{language}/products/{itemNo}/styleCodes', () => ({
      status: 200,
      body: toWire({ styles, sizes, edps }),
    }))
    const { user } = show()
    await user.click(within(beside()).getByRole('button', { name: /Choose options/ }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Style')
  })

  test('16. says that the code that adds cannot be fetched, and the next press fetches it again', async () => {
    vi.doMock('../connected/adding/adding.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('../connected/adding/adding.tsx'))
    const added = vi.fn()
    const { user } = show({}, { onAdded: added, products: shownProducts().map((one) => ({ ...one, edpCount: 1 })) })
    const add = () => within(beside()).getByRole('button', { name: /Add to bag/ })
    await user.click(add())
    expect(await within(beside()).findByRole('alert')).toHaveTextContent('cannot be reached')
    expect(add()).not.toHaveAttribute('aria-disabled')
    vi.doUnmock('../connected/adding/adding.tsx')
    await user.click(add())
    await waitFor(() => expect(added).toHaveBeenCalledOnce())
    expect(within(beside()).queryByText(/cannot be reached/)).toBeNull()
  })

  test('8. says that the picture is unavailable, shows the programme, and recovers by itself', async () => {
    const { user } = show({ language: 'fr' })
    await watch(user)
    act(() => hls().fail())
    expect(screen.getByRole('status')).toHaveTextContent('L’image est interrompue')
    expect(screen.getByRole('region', { name: 'Regarder en direct' })).toHaveTextContent('La mode d’abord')
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(FakeHls.made).toHaveLength(2))
    hear('playing')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('button', { name: 'Mettre en pause' })).toBeInTheDocument()
  })

  test('9. is controlled by buttons, and by their letters while the focus is in the player', async () => {
    const { user, shop } = show()
    await watch(user)
    const video = document.querySelector('video') as HTMLVideoElement
    await user.click(screen.getByRole('button', { name: 'Mute' }))
    hear('volumechange')
    expect([video.muted, readCookie(shop.session, videoSoundCookie)]).toEqual([true, false])
    expect(screen.getByRole('button', { name: 'Turn on sound' })).toHaveFocus()
    await user.keyboard('k')
    expect(screen.getByRole('button', { name: 'Watch live' })).toHaveAttribute('aria-keyshortcuts', 'k')
    await user.keyboard('k')
    expect(hls().loading).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Captions' }), 'Français')
    hls().offer('en-CA', 'fr-CA')
    expect(hls().subtitleTrack).toBe(1)
    // The choice stays after the stream is reopened.
    act(() => hls().fail())
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(FakeHls.made).toHaveLength(2))
    hear('playing')
    expect(await screen.findByRole('combobox', { name: 'Captions' })).toHaveValue('fr')
  })

  test('10. says that there is no picture if the shop has no stream', () => {
    show({}, { live: { ...live(), streamUrl: null } })
    expect(screen.getByRole('status')).toHaveTextContent('There is no live picture')
    expect(screen.queryByRole('link', { name: 'Watch live' })).toBeNull()
  })

  test('11. reads the stream if the page does not know it', async () => {
    server.on('GET /api/v2/{language}/shows/watchuslive', () => ({ status: 200, body: reply() }))
    renderIn(aShop({ fetch: server.fetch }), <WatchLive />)
    expect(await screen.findByRole('link', { name: 'Watch live' })).toBeInTheDocument()
  })
})

describe('the player’s code', () => {
  test('14. if it cannot be fetched, the poster stays with a message, and the next press fetches it again', async () => {
    vi.doMock('./player.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('./player.tsx'))
    const { user } = show()
    await user.click(screen.getByRole('link', { name: 'Watch live' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The picture is away'))
    expect(screen.getByRole('link', { name: 'Watch live' })).toBeInTheDocument()
    vi.doUnmock('./player.tsx')
    await watch(user)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('15. closes the stream when the page goes into the back/forward cache, and offers the picture again', async () => {
    const { user } = show()
    await watch(user)
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(hls().destroyed).toBe(true)
    expect(document.querySelector('time.onair-watch-clock')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Watch live' }))
    await waitFor(() => expect(FakeHls.made).toHaveLength(2))
  })
})

describe('a page that does not know the stream', () => {
  const widget = () => screen.getByRole('region', { name: 'Watch live' })

  test('12. is busy until the shop has replied and the channel’s products are read', async () => {
    server.on('GET /api/v2/{language}/shows/watchuslive', () => ({ status: 200, body: reply() }))
    const answers = server.delayReplies()
    show({}, { live: undefined, products: undefined })
    expect(widget()).toHaveAttribute('aria-busy', 'true')
    answers.release()
    expect(await screen.findByRole('link', { name: 'Watch live' })).toBeInTheDocument()
    expect(widget()).toHaveAttribute('aria-busy', 'true')
    say('show', onAir())
    await waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'false'))
    expect(beside()).toHaveTextContent('Frying Pan')
  })

  test('13. is not busy if the shop refuses: it shows what is on air', async () => {
    server.on('GET /api/v2/{language}/shows/watchuslive', () => ({ status: 503, body: [] }))
    server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 503, body: [] }))
    show({}, { live: undefined, products: undefined })
    say('show', onAir())
    await waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'false'))
    expect(beside()).toHaveTextContent('Fashion First')
  })
})

describe('playing by itself', () => {
  const inView = () => {
    visible = true
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  }

  test('1. is muted, and only happens if the shopper has turned it on', async () => {
    inView()
    show({ cookies: 'autoPlayVideos=true' })
    await waitFor(() => expect(FakeHls.made).toHaveLength(1))
    expect(document.querySelector('video')?.muted).toBe(true)
  })

  test.each([
    ['without that choice', '', {}],
    ['with Save-Data', 'autoPlayVideos=true', { connection: { saveData: true } }],
    ['with reduced motion', 'autoPlayVideos=true', { reduced: true }],
  ])(
    '2. does not begin %s',
    async (_, cookies, { connection, reduced = false }: { connection?: object; reduced?: boolean }) => {
      const beginInView = vi.fn(() => () => {})
      vi.doMock('./begin-in-view.ts', () => ({ beginInView }))
      onTestFinished(() => void vi.doUnmock('./begin-in-view.ts'))
      if (connection) vi.stubGlobal('navigator', { ...navigator, connection, userAgent: navigator.userAgent })
      if (reduced) vi.stubGlobal('matchMedia', () => ({ matches: true }))
      show({ cookies })
      // The widget would have requested the same code before.
      await act(async () => void (await import('./begin-in-view.ts')))
      expect(beginInView).not.toHaveBeenCalled()
    },
  )
})
