import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pages } from './pages.ts'

const root = new URL('..', import.meta.url)
const readme = readFileSync(new URL('e2e/README.md', root), 'utf8')

/** The routes of specification §2, as the pages spell them. */
const specified = [
  '/',
  '/pages/signin',
  '/pages/myaccount',
  '/pages/myaccount/summary',
  '/pages/myaccount/profile',
  '/pages/myaccount/orderstatus',
  '/pages/myaccount/orderstatus/:orderNo',
  '/pages/myaccount/favourites',
  '/pages/myaccount/easypay',
  '/pages/myaccount/recentlyviewed',
  '/pages/myaccount/addresses',
  '/pages/myaccount/addresses/addaddress',
  '/pages/myaccount/addresses/billingAddress',
  '/pages/myaccount/paymentcards',
  '/pages/myaccount/paymentcards/addcard',
  '/pages/myaccount/newsletter',
  '/pages/myaccount/information',
  '/pages/myaccount/information/:id',
  '/pages/shoppingbag',
  '/pages/trackorder',
  '/pages/returnitems',
  '/pages/orderinvoice',
  '/pages/writereview',
  '/pages/productdetails',
  '/go/customerservice/returnspage',
]

/** The routes without a row yet. Adding a row removes its route from this list. */
const withoutRow = new Set<string>()

/** The rows of a table below a heading: the first cell, and the paths in the second. */
function rowsOf(heading: string): { name: string; proofs: string[] }[] {
  const [, section = ''] = readme.split(`## ${heading}`)
  const [table = ''] = section.split('\n## ')
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => {
      const [, name = '', proof = ''] = line.split('|').map((cell) => cell.trim())
      return { name: name.replaceAll('`', ''), proofs: [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }
    })
}
const routes = rowsOf('Routes')
const listed = new Set(routes.map(({ name }) => name))
const isServed = (route: string) => pages.some(({ path }) => path === route)

describe('the tables of e2e/README.md', () => {
  test('1. have a row for each route of the specification, or the route is listed here as one without', () => {
    expect(specified.filter((route) => listed.has(route) === withoutRow.has(route))).toEqual([])
  })

  test('2. list only routes that exist', () => {
    expect([...listed].filter((route) => !isServed(route))).toEqual([])
  })

  test('3. have no row without an existing proof', () => {
    const rows = [...routes, ...rowsOf('States'), ...rowsOf('Live television')]
    expect(rows.length).toBeGreaterThan(20)
    const isProof = (path: string) => /\.(journey|test)\.tsx?$/.test(path) && existsSync(new URL(path, root))
    expect(rows.filter(({ proofs }) => proofs.length === 0 || !proofs.every(isProof))).toEqual([])
  })
})

test('each page’s own style sheet exists', () => {
  const named = pages.flatMap(({ sheet }) => sheet ?? [])
  expect(named).toContain('home')
  expect(named.filter((sheet) => !existsSync(new URL(`host/styles/pages/${sheet}.css`, root)))).toEqual([])
})
