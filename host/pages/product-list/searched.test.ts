import { aServer, someProducts, type TestServer } from '@onair/widgets/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { productListPage } from './product-list.page.tsx'

let server: TestServer
const host = aHost({
  fetchFor: () => (url, init) => server.fetch(url, init),
  appToken: { get: () => 'app', set: () => {}, clear: () => {} },
})
beforeAll(loadIslands)
beforeEach(() => {
  server = aServer()
})

const list = {
  Products: someProducts().slice(0, 2),
  Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: 2 },
  ...{ Dimensions: [], SortKeys: [], SearchTerm: null, CorrectedTerm: null, LeftOut: [], Answers: [] },
}

function load(url: string) {
  return productListPage.load(createVisit(host, { url, ip: '127.0.0.1', params: {}, headers: {} }))
}

test.each([
  ['red coat', 'searchTerm=coat&dimensions=colour:red'],
  ['size 8 boots', 'searchTerm=boots&dimensions=size:8'],
  ['navy', 'dimensions=colour:navy'],
  ['gift for mom', 'dimensions=collection:for-mom,price:0-70'],
  ['boots under $60', 'searchTerm=boots&dimensions=price:0-60'],
  ['coats « pas cher » & co', 'searchTerm=coats&sortKey=price-asc'],
])('%s is what the page counts for to which it is redirected', async (typed, rest) => {
  const Redirect = `/pages/productlist?${rest}`
  server.on('GET /api/v3/{language}/products', ({ query }) => ({
    status: 200,
    body: { ...list, ...(query.get('searchTerm') === typed && { Redirect }) },
  }))
  const first = await load(`/en/pages/productlist?${new URLSearchParams({ searchTerm: typed })}`)
  if (!('redirect' in first)) throw new Error('It stays')
  const landed = await load(first.redirect)
  if ('redirect' in landed) throw new Error(`It goes on to ${landed.redirect}`)
  const html = renderToStaticMarkup(landed.body)
  const attribute = renderToStaticMarkup(createElement('i', { title: typed })).slice(10, -6)
  expect(html).toContain(`data-searched="${attribute}"`)
  expect(landed.canonical).not.toContain('searched')
})

test('a list without a filter counts for its own term', async () => {
  server.on('GET /api/v3/{language}/products', () => ({ status: 200, body: list }))
  const rendered = await load('/en/pages/productlist?searchTerm=coat&searched=red+coat')
  if ('redirect' in rendered) throw new Error(`It goes to ${rendered.redirect}`)
  expect(renderToStaticMarkup(rendered.body)).toContain('data-searched="coat"')
})
