import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aWeek, foundShows, shownFound, shownWeek } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Guide } from './guide.tsx'

const at = new Date('2026-11-21T15:20:00Z')
const toronto = { timeZone: 'America/Toronto' }

let server: TestServer
beforeEach(() => {
  vi.setSystemTime(at)
  server = aServer()
  server.on('GET /api/v2/{language}/shows/weekly', ({ query }) => ({
    status: 200,
    body: { ...aWeek({ at }), TimeZone: query.get('timeZone') ?? '' },
  }))
  server.on('GET /api/v2/{language}/shows/search', ({ query }) => ({
    status: 200,
    body: query.get('term') === 'zeppelin' ? foundShows({ at, count: 0 }) : foundShows({ at }),
  }))
})
afterEach(() => void vi.useRealTimers())

const asked = () => server.requests.filter((request) => request.startsWith('GET /shows'))

describe('the week', () => {
  test('1. has a column for each day, with past, present and upcoming programmes', () => {
    renderIn(aShop({ fetch: server.fetch }), <Guide view="week" {...toronto} initial={shownWeek({ at })} />)
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect([days.length, days[0], days[6]]).toEqual([7, 'Saturday, November 21', 'Friday, November 27'])
    const live = screen.getByText('On air').closest('li')
    expect(live).toHaveAttribute('aria-current', 'true')
    expect(live).toHaveTextContent('10:00 AMOn airFashion Firstwith Danielle Tremblay')
    expect(within(live as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('?show=show-'),
    )
    expect(asked()).toEqual([])
  })

  test('2. is read again in the shopper’s own time zone; the first week stays until then', async () => {
    renderIn(
      aShop({ fetch: server.fetch, cookies: 'timeZone=America/St_Johns' }),
      <Guide view="week" initial={shownWeek({ at })} />,
    )
    expect(screen.getAllByText('12:00 AM')).toHaveLength(7)
    expect(await screen.findAllByText('1:30 AM')).toHaveLength(7)
    expect(asked()).toHaveLength(1)
  })

  test('3. says that the server is unreachable, and retries on request', async () => {
    server.reachable(false)
    renderIn(aShop({ fetch: server.fetch }), <Guide view="week" {...toronto} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The schedule cannot be reached right now.')
    server.reachable(true)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(7)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('4. is in French', () => {
    renderIn(
      aShop({ fetch: server.fetch, language: 'fr' }),
      <Guide view="week" {...toronto} initial={shownWeek({ at, language: 'fr' })} />,
    )
    expect(screen.getByRole('region', { name: 'Horaire de la semaine' })).toHaveTextContent('samedi 21 novembre')
  })
})

describe('the search', () => {
  test('5. shows the server’s results with their days, and links to the next page', () => {
    renderIn(
      aShop({ fetch: server.fetch, pathPrefix: '/en' }),
      <Guide view="search" {...toronto} term="l’heure & co" initial={shownFound({ at })} />,
    )
    expect(screen.getByRole('status')).toHaveTextContent('23 programmes for “l’heure & co”')
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Saturday, November 21')
    expect(screen.getByRole('searchbox', { name: 'Title, host or product' })).toHaveValue('l’heure & co')
    const next = new URL(screen.getByRole('link', { name: 'Next' }).getAttribute('href') ?? '', 'https://shop.test')
    expect([next.pathname, ...next.searchParams]).toEqual([
      '/en/pages/schedule',
      ['view', 'search'],
      ['term', 'l’heure & co'],
      ['page', '2'],
    ])
  })

  test('6. says that nothing was found', () => {
    renderIn(
      aShop({ fetch: server.fetch, language: 'fr' }),
      <Guide view="search" term="zeppelin" initial={shownFound({ at, count: 0 })} />,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Aucune émission ne correspond à « zeppelin ».')
  })

  test('7. shows results in place on another site’s page', async () => {
    const shop = aShop({ fetch: server.fetch, base: 'https://shop.test' })
    renderIn(shop, <Guide view="search" {...toronto} />)
    expect(asked()).toEqual([])
    await userEvent.type(screen.getByRole('searchbox'), 'home{Enter}')
    expect(await screen.findByText('23 programmes for “home”')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'zeppelin{Enter}')
    expect(await screen.findByText('No programme matches “zeppelin”.')).toBeInTheDocument()
    await act(async () => {})
  })
})
