import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { shownProgramme, whatIsOn } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Programme } from './programme.tsx'

const at = new Date('2026-11-21T15:20:00Z')
let channel: ReturnType<typeof fakeChannel>
beforeEach(() => {
  vi.useFakeTimers({
    now: at,
    toFake: ['Date', 'performance', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  })
  channel = fakeChannel()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shop = (more: Parameters<typeof aShop>[0] = {}) =>
  aShop({ fetch: aServer().fetch, cookies: 'timeZone=America/Toronto', ...more })
const list = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')

test('1. shows its host, day and times, and links to the host’s other programmes', () => {
  renderIn(shop(), <Programme {...shownProgramme({ at, hours: 1 })} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home Comforts')
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Saturday, November 21, 11:00 AM – 12:00 PM')
  expect(screen.getByRole('link', { name: 'All programmes with Marcus Bell' })).toHaveAttribute(
    'href',
    '/pages/hosts/marcus-bell',
  )
  expect(article).not.toHaveTextContent('On air now')
})

test('2. lists its products in the order of the plan, with the time and the price of each', () => {
  const { products, ...props } = shownProgramme({ at, hours: 1 })
  renderIn(shop(), <Programme {...props} products={products.toReversed()} />)
  const rows = list('In this programme')
  expect(rows).toHaveLength(products.length)
  expect(rows[0]).toHaveTextContent(/^11:00 AMGooseneck Kettle with Thermometer.*\$59\.99/)
  expect(rows[1]).toHaveTextContent(/^11:10 AM/)
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/pages/productdetails?nav=R:412305')
})

test('3. withdrawn products are omitted; without products it says that they will be announced', () => {
  const { products, ...props } = shownProgramme({ at })
  const { unmount } = renderIn(shop(), <Programme {...props} products={products.slice(2)} />)
  expect(list('In this programme')).toHaveLength(products.length - 2)
  unmount()
  renderIn(shop(), <Programme {...props} products={[]} />)
  expect(screen.getByText('The products of this programme will be announced.')).toBeInTheDocument()
})

test('4. says when it is on again', () => {
  renderIn(shop(), <Programme {...shownProgramme({ at })} />)
  expect(list('On again').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3:00.PM.*Saturday, November 21/),
    expect.stringMatching(/^8:00.PM.*Saturday, November 21/),
  ])
})

test('5. on air, says so, how long it will last and which product is on screen; the channel overrides the plan', () => {
  renderIn(shop(), <Programme {...shownProgramme({ at, hours: 1 })} />)
  const { Next, At } = whatIsOn({ at })
  act(() =>
    channel.opened[0]?.say('show', {
      At,
      Now: { ...Next, Start: at.toISOString(), End: '2026-11-21T15:50:00Z' },
      Next: null,
    }),
  )
  act(() => channel.opened[0]?.say('product', { At, ItemNo: '412311', ShowId: Next.Id }))
  expect(screen.getByText('On air now')).toBeInTheDocument()
  expect(screen.getByText('30 minutes left')).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent('10:20 AM – 10:50 AM')
})

test('6. is in French and in the shopper’s time zone, half hours included', () => {
  renderIn(
    shop({ language: 'fr', cookies: 'timeZone=America/St_Johns' }),
    <Programme {...shownProgramme({ at, hours: 1, language: 'fr' })} />,
  )
  expect(screen.getByRole('article')).toHaveTextContent('samedi 21 novembre, 12 h 30 – 13 h 30')
  expect(screen.getByRole('heading', { name: 'Rediffusions' })).toBeInTheDocument()
})

test('7. says that it is over', () => {
  renderIn(shop(), <Programme {...shownProgramme({ at, hours: -2 })} />)
  expect(screen.getByText('This programme is over.')).toBeInTheDocument()
})

test('8. can be added to the shopper’s calendar, once or with every airing, unless it is over', () => {
  const { unmount } = renderIn(shop({ language: 'fr' }), <Programme {...shownProgramme({ at, hours: 1 })} />)
  expect(screen.getByRole('link', { name: 'Ajouter à mon calendrier' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/v2\/fr\/shows\/show-\d+\/calendar$/),
  )
  expect(screen.getByRole('link', { name: 'Danielle Tremblay' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\/shop\.test\/calendar\/host\//),
  )
  unmount()
  renderIn(shop(), <Programme {...shownProgramme({ at, hours: -2 })} />)
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull()
})
