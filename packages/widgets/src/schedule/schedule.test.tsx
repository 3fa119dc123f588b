import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { fakeChannel } from '../testing/channel.ts'
import { describeElementContract } from '../testing/element-contract.ts'
import { aDay, aWeek, shownDay, today, whatIsOn } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Schedule } from './schedule.tsx'

describeElementContract('onair-schedule')

const at = new Date('2026-11-21T15:20:00Z')
const later = new Date('2026-11-21T16:00:01Z')

describe('the schedule', () => {
  let server: TestServer
  let channel: ReturnType<typeof fakeChannel>
  const rows = () => screen.getAllByRole('listitem')

  beforeEach(() => {
    vi.useFakeTimers({
      now: at,
      toFake: ['Date', 'performance', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
    })
    channel = fakeChannel()
    server = aServer()
    server.on('GET /api/v2/{language}/shows/today', () => ({ status: 200, body: aDay({ at }) }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const say = (moment: Date, language: 'en' | 'fr' = 'en') =>
    act(() => channel.opened[0]?.say('show', whatIsOn({ at: moment, language })))
  const props = { initial: shownDay({ at }), timeZone: 'America/Toronto' }

  test('1. shows the present programme with its host, its times and how long it will last', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} />)
    const card = screen.getByRole('article')
    expect(within(card).getByRole('heading')).toHaveTextContent('Fashion First')
    expect(card).toHaveTextContent('with Danielle Tremblay 10:00 AM – 11:00 AM')
    expect(within(card).getByRole('progressbar', { name: 'How much of the programme is over' })).toHaveValue(33)
    expect(card).toHaveTextContent('40 minutes left')
    expect(rows()[0]).toHaveTextContent('11:00 AMHome Comforts')
  })

  test('2. changes by itself with the channel, and sends an event', () => {
    const changed = vi.fn()
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} onShowChange={changed} />)
    say(at)
    expect(changed).not.toHaveBeenCalled()
    say(later)
    expect(within(screen.getByRole('article')).getByRole('heading')).toHaveTextContent('Home Comforts')
    expect(changed).toHaveBeenCalledExactlyOnceWith({ show: expect.objectContaining({ title: 'Home Comforts' }) })
  })

  test('3. is in French, its times too', () => {
    renderIn(
      aShop({ fetch: server.fetch, language: 'fr' }),
      <Schedule {...props} initial={shownDay({ at, language: 'fr' })} />,
    )
    expect(screen.getByRole('region', { name: 'À l’antenne aujourd’hui' })).toHaveTextContent(
      'avec Danielle Tremblay 10 h 00 – 11 h 00',
    )
    expect(screen.getByText('encore 40 minutes')).toBeInTheDocument()
  })

  test('4. is in the shopper’s time zone, half hours included, and names it', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} timeZone="America/St_Johns" />)
    expect(screen.getByRole('article')).toHaveTextContent('11:30 AM – 12:30 PM')
    expect(screen.getByText(/Time zone: .*Newfoundland/)).toBeInTheDocument()
  })

  test('4c. names the channel’s zone on the server; the shopper’s zone replaces it and moves nothing', () => {
    const html = renderToString(
      <ShopContext.Provider value={aShop({ fetch: server.fetch })}>
        <Schedule initial={shownDay({ at })} view="rest" compact />
      </ShopContext.Provider>,
    )
    expect(html).toContain('Time zone: Eastern Time')
  })

  test('4b. shows the day of the shopper’s time zone as a new list, so that no row slides', async () => {
    const daily = aDay({ at })
    server.on('GET /api/v2/{language}/shows/daily', () => ({
      status: 200,
      body: { ...daily, TimeZone: 'America/Vancouver', Shows: daily.Shows.slice(3) },
    }))
    const initial = shownDay({ at })
    renderIn(
      aShop({ fetch: server.fetch }),
      <Schedule initial={initial} view="day" date={initial.date} timeZone="America/Vancouver" />,
    )
    const before = rows()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(rows()).toHaveLength(before.length - 3)
    for (const row of before) expect(row).not.toBeInTheDocument()
  })

  test('5. compact: rows only, the one on air marked', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} compact />)
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('presentation')).toBeNull()
    expect(rows()[0]).toHaveTextContent('On air')
    expect(rows()[0]).toHaveAttribute('aria-current', 'true')
  })

  test('6. now: only the present programme and the next', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} view="now" />)
    expect(screen.getByRole('article')).toBeInTheDocument()
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByText('Up next').parentElement).toHaveTextContent('Home Comforts11:00 AM')
  })

  test('7. a whole day names its day', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} view="day" date="2026-11-21" />)
    expect(screen.getByRole('region', { name: 'Schedule for Saturday, November 21' })).toBeInTheDocument()
    expect(rows()).toHaveLength(24)
  })

  test('7b. today begins at the present programme: earlier ones are folded, and can be opened', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} view="day" date="2026-11-21" />)
    const over = screen.getByText('Earlier today (10 programmes)').closest('details')
    expect(over).not.toHaveAttribute('open')
    expect(within(over as HTMLElement).getAllByRole('listitem')).toHaveLength(10)
    expect(rows()[10]).toHaveAttribute('aria-current', 'true')
  })

  test('7c. each programme links to its own page', () => {
    const { shows } = props.initial
    renderIn(aShop({ fetch: server.fetch, pathPrefix: '/en' }), <Schedule {...props} />)
    const href = (at: number) => `/en/pages/schedule?show=${shows[at]?.id}`
    expect(within(screen.getByRole('article')).getByRole('link')).toHaveAttribute('href', href(10))
    expect(screen.getAllByRole('link', { name: 'Home Comforts' })[0]).toHaveAttribute('href', href(11))
  })

  test('7d. an upcoming programme has a reminder, whose form opens in place', async () => {
    vi.useRealTimers()
    vi.setSystemTime(at)
    renderIn(aShop({ fetch: server.fetch, pathPrefix: '/en' }), <Schedule {...props} />)
    expect(screen.queryByRole('link', { name: /^Remind me of Fashion First, 10:00/ })).toBeNull()
    const remind = screen.getByRole('link', { name: /^Remind me of Home Comforts, 11:00\sAM$/ })
    expect(remind).toHaveAttribute('href', `/en/pages/schedule?show=${props.initial.shows[11]?.id}#reminder`)
    await userEvent.click(remind)
    const dialog = await screen.findByRole('dialog', { name: 'Be reminded' })
    expect(dialog).toHaveTextContent('Home Comforts Saturday, November 21, 11:00 AM')
    expect(within(dialog).getByRole('textbox', { name: /^Your e-mail/ })).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['rest', 'day'] as const)('7e. on another site, the view %s has reminders too', (view) => {
    renderIn(aShop({ fetch: server.fetch, base: 'https://shop.test' }), <Schedule {...props} view={view} />)
    const remind = screen.getByRole('link', { name: /^Remind me of Home Comforts, 11:00\sAM$/ })
    expect(remind).toHaveAttribute('href', expect.stringMatching(/^https:\/\/shop\.test\//))
  })

  test('8. without data, says that it loads, then shows the day', async () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule timeZone="America/Toronto" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading the schedule…')
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('article')).toHaveTextContent('Fashion First')
  })

  test('13. shows the channel’s programme only once the day is there, so that it does not move', async () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule timeZone="America/Toronto" />)
    say(at)
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    await vi.waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Fashion First'))
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('9. says that the server is unreachable, keeps trying, and recovers', async () => {
    server.reachable(false)
    renderIn(aShop({ fetch: server.fetch }), <Schedule timeZone="America/Toronto" />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('status')).toHaveTextContent('The schedule cannot be reached right now. We keep trying.')
    server.reachable(true)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByRole('article')).toBeInTheDocument()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('10. says that nothing is on air, and lists upcoming programmes', () => {
    renderIn(aShop({ fetch: server.fetch }), <Schedule {...props} />)
    act(() => channel.opened[0]?.say('show', { ...whatIsOn({ at }), Now: null }))
    expect(screen.getByText('Nothing is on air at the moment.')).toBeInTheDocument()
    expect(rows().length).toBeGreaterThan(5)
  })

  test('11. on another site’s page, links to the shop’s whole schedule', () => {
    renderIn(aShop({ fetch: server.fetch, base: 'https://shop.test', pathPrefix: '/en' }), <Schedule {...props} />)
    expect(screen.getByRole('link', { name: 'Full schedule' })).toHaveAttribute(
      'href',
      'https://shop.test/en/pages/schedule',
    )
  })

  test('14. the shopper’s chosen time zone overrides the browser’s', () => {
    renderIn(
      aShop({ fetch: server.fetch, cookies: 'timeZone=America/Halifax' }),
      <Schedule initial={shownDay({ at })} view="now" />,
    )
    expect(screen.getByRole('article')).toHaveTextContent('11:00 AM – 12:00 PM')
  })

  test.each(['week', 'search'] as const)('15. the %s is loaded when chosen', async (view) => {
    vi.useRealTimers()
    server.on('GET /api/v2/{language}/shows/weekly', () => ({ status: 200, body: aWeek({ at }) }))
    renderIn(aShop({ fetch: server.fetch }), <Schedule view={view} timeZone="America/Toronto" />)
    expect(screen.queryByRole('region')).toBeNull()
    expect(await screen.findByRole('region')).toHaveAccessibleName(
      view === 'week' ? 'Schedule of the week' : 'Search the programmes',
    )
  })

  test('12. before midnight, lists tomorrow’s first programmes, and says so', async () => {
    const late = new Date('2026-11-22T04:05:00Z')
    vi.setSystemTime(late)
    server.on('GET /api/v2/{language}/shows/today', ({ query }) => ({
      status: 200,
      body: today({ at: late, upcoming: query.get('upcoming') === 'true' }),
    }))
    renderIn(aShop({ fetch: server.fetch }), <Schedule timeZone="America/Toronto" />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Tomorrow')
    expect(rows()).toHaveLength(5)
    expect(rows()[0]).toHaveTextContent(/^12:00 AM.* · Tomorrow/)
  })
})
