import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadIslands } from '../kernel/islands.tsx'
import type { Shell } from '../kernel/page.ts'
import { aHost } from '../kernel/testing/a-host.ts'
import { createVisit } from '../kernel/visit.ts'
import { pageDocument } from './document.tsx'

beforeAll(loadIslands)

const announcement = { text: { en: 'Holidays', fr: 'Fêtes' }, until: undefined }
const assets = { boot: '/boot.js', style: '/shop.css', font: '/font.woff2', sheetsFor: () => [], modulesFor: () => [] }

/** The document of an empty page, in a shop with an announcement. */
function read({
  shell,
  shared = true,
  cookie = '',
  origin = 'https://shop.test',
  demonstration = false,
  path = '/en/',
}: {
  shell?: Shell
  shared?: boolean
  cookie?: string
  origin?: string
  demonstration?: boolean
  path?: string
}) {
  const request = { url: path, ip: '127.0.0.1', params: {}, headers: { cookie } }
  const contents = { page: { title: 'Empty', body: null }, menu: [], assets, shared, personal: false, shell }
  const unset = { onAir: undefined, canonical: undefined, searchTerm: undefined, sheet: undefined }
  const host = aHost({ announcement })
  const visit = createVisit(
    { ...host, settings: { ...host.settings, origin, ...(demonstration && { demonstration }) } },
    request,
  )
  return new DOMParser().parseFromString(renderToString(pageDocument({ visit, ...contents, ...unset })), 'text/html')
}
const rootOf = (contents: Parameters<typeof read>[0]) => read(contents).documentElement.dataset

test.each([undefined, 'plain', 'checkout'] as const)(
  '1. the root names the parts around the page, for its styles: %s',
  (shell) => {
    expect(rootOf({ shell }).shell).toBe(shell ?? 'full')
  },
)

test('2. a shared page reserves space for the announcement, which the browser may show', () => {
  expect(rootOf({})).toHaveProperty('announced')
  expect(read({}).querySelector<HTMLElement>('.announcement')?.hidden).toBe(true)
})

test('3. a personal page reserves it until the visitor dismisses the announcement', () => {
  expect(rootOf({ shared: false })).toHaveProperty('announced')
  expect(rootOf({ shared: false, cookie: 'holidayPopup=1' })).not.toHaveProperty('announced')
})

test('4. the checkout reserves none: there the announcement ends the page', () => {
  expect(rootOf({ shell: 'checkout' })).not.toHaveProperty('announced')
  expect(rootOf({ shell: 'checkout', shared: false })).not.toHaveProperty('announced')
})

test.each([
  ['http://shop.test', '/en/', /^Your bag and your sign-in are not kept at this address/],
  ['http://localhost:3000', '/en/', /^Your bag and your sign-in are not kept at this address/],
  ['http://192.168.1.20:3000', '/fr/', /^Votre panier et votre connexion ne sont pas conservés/],
])('5. on plain http at %s%s every page says that the shop needs https', (origin, path, sentence) => {
  for (const shell of [undefined, 'plain', 'checkout'] as const) {
    expect(read({ origin, path, shell }).querySelector('[role=alert]')?.textContent).toMatch(sentence)
  }
})

test.each([
  ['https://shop.test', false],
  ['http://localhost:3000', true],
])('6. at %s nothing is said of https; a demonstration: %s', (origin, demonstration) => {
  expect(read({ origin, demonstration }).querySelector('[role=alert]')).toBeNull()
})

test('7. the script that loads the font is after the link that names its file, and before the style sheets', () => {
  const order = [...read({}).head.querySelectorAll('link[as=font], link[rel=stylesheet], script:not([src])')]
  expect(order.map((of) => of.getAttribute('as') ?? of.getAttribute('rel') ?? of.tagName)).toEqual([
    'font',
    'SCRIPT',
    'stylesheet',
  ])
})
