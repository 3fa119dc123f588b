import { beforeAll, describe, expect, test } from 'vitest'
import { origins } from '../support/ports.ts'

const load = (path: string, init: RequestInit = {}) => fetch(`${origins.shop}${path}`, { redirect: 'manual', ...init })

describe('the headers of every reply', () => {
  let asset: string
  let picture: string
  beforeAll(async () => {
    const home = await (await load('/en/')).text()
    asset = /\/assets\/[\w./-]+\.js/.exec(home)?.[0] ?? ''
    picture = new URL(/(?:src|srcset)="([^" ]*\/images\/[^" ]+)/.exec(home)?.[1] ?? '', origins.shop).pathname
  })

  const cases: [what: string, status: number, policy: string, path: () => string, init?: RequestInit][] = [
    ['1 a page', 200, 'same-origin', () => '/en/'],
    ['2 an unknown page', 404, 'same-origin', () => '/pages/nowhere'],
    ['3 a redirect of a page', 303, 'same-origin', () => '/pages/myaccount/orderstatus'],
    ['4 the language switch', 303, 'same-origin', () => '/language?to=fr_CA&return=%2F'],
    ['5 a form that no page has', 404, 'same-origin', () => '/pages/signin', { method: 'POST' }],
    ['6 a script of the pages', 200, 'same-origin', () => asset],
    ['7 an unknown script', 404, 'same-origin', () => '/assets/nothing.js'],
    ['8 the icon', 200, 'same-origin', () => '/favicon.svg'],
    ['9 the script tag', 200, 'cross-origin', () => '/widgets/v1/onair.js'],
    ['10 a picture', 200, 'cross-origin', () => picture],
    ['11 an unknown picture', 404, 'cross-origin', () => '/images/p/none.jpg'],
    ['12 an unknown video', 404, 'cross-origin', () => '/videos/none.mp4'],
    ['13 a call', 200, 'cross-origin', () => '/api/v3/en/products?pageSize=1'],
    ['14 an unknown call', 404, 'cross-origin', () => '/api/v3/en/kettles'],
    ['15 an address that cannot be decoded', 400, 'same-origin', () => '/%'],
    ['16 the site map', 200, 'same-origin', () => '/sitemap.xml'],
    ['17 the state of the process', 200, 'same-origin', () => '/healthz'],
  ]
  test.each(cases)('%s: %i, %s', async (_, status, policy, path, init) => {
    const answer = await load(path(), init)
    await answer.body?.cancel()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(policy)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  test.each(['/assets/.vite/manifest.json', '/assets/.vite/manifest.json.br', '/widgets/v1/.vite/manifest.json'])(
    '18 the build’s manifest is not public: %s',
    async (path) => {
      const answer = await load(path)
      await answer.body?.cancel()
      expect(answer.status).toBe(404)
    },
  )
})
