import { cookieTable, storageTable } from '@onair/core/session'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { pages } from '../../pages.ts'
import { articlePath } from './article.ts'
import { articles } from './articles.ts'
import { customerServicePages } from './customer-service.page.tsx'

const usedIn = (language: 'en' | 'fr') =>
  [...cookieTable(language), ...storageTable(language)].filter(({ whyUnused }) => whyUnused === undefined)
const used = usedIn('en')

test('1. every cookie and key that the shop uses has a purpose in French', () => {
  expect(used.length).toBeGreaterThan(40)
  for (const [place, { purpose }] of usedIn('fr').entries()) expect(purpose).not.toBe(used[place]?.purpose)
})

test('2. the returns policy has the specification’s address and anchor', () => {
  const policy = articles.find(({ slug }) => articlePath(slug) === '/go/customerservice/returnspage')
  expect(policy?.sections.map(({ id }) => id)).toContain('restrictions')
})

test('3. anchors are unique within a page, and links lead to pages of the shop', () => {
  const paths = new Set(pages.map(({ path }) => path))
  for (const { sections } of articles) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { path } of sections.flatMap(({ links = [] }) => links)) expect(paths).toContain(path)
  }
})

describe.each(['en', 'fr'] as const)('4. each page (%s)', (language) => {
  test.each(customerServicePages.map((page) => [page.path, page] as const))('%s', async (path, page) => {
    const visit = createVisit(aHost(), { url: `/${language}${path}`, ip: '127.0.0.1', params: {}, headers: {} })
    const rendered = await page.load(visit)
    if (!('body' in rendered)) throw new Error('It redirects')
    const html = renderToString(rendered.body)
    expect(html).not.toMatch(/\{\w+\}|undefined/)
    expect(html).not.toContain('shop-island')
    expect(html.match(/<h1>/g)).toHaveLength(1)
  })
})
