import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { pages } from '../../pages.ts'

beforeAll(loadIslands)

const cookie = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))}; userName=Susan; recentlyViewed=191638`
const sentence = 'The shop is catching its breath.'
const refusing = async () => new Response(JSON.stringify([{ Message: sentence, Area: 'server' }]), { status: 503 })
/** The addresses of screens that read nothing before they are shown. */
const withoutData = new Set(['/pages/myaccount/information/owndata'])
const screens = pages.filter(({ path }) => path.startsWith('/pages/myaccount') && !withoutData.has(path))

async function screenOf(path: string) {
  const page = screens.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is no screen`)
  const url = path.replace(':orderNo', '100000123').replace(':id', 'email')
  const visit = createVisit(aHost({ fetchFor: () => refusing }), {
    url: `${url}?id=c1`,
    ip: '127.0.0.1',
    params: { orderNo: '100000123', id: 'email' },
    headers: { cookie },
  })
  return page.load(visit)
}

describe('a screen of the account whose call is refused', () => {
  test.each(screens.map(({ path }) => path))('%s is in its frame, with the first error’s Message', async (path) => {
    const loaded = await screenOf(path)
    if (!('body' in loaded)) throw new Error('it leads elsewhere')
    const html = renderToStaticMarkup(loaded.body)
    expect(html).toContain('class="account-header"')
    // Failures of recently viewed are only logged (specification §8); the widget retries.
    if (path.endsWith('/recentlyviewed')) return
    expect(loaded.status).toBe(503)
    expect(html).toContain(`<p role="alert">${sentence}</p>`)
  })
})
