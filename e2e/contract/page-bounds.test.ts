import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { origins } from '../support/ports.ts'
import { type Person, ShopApi } from '../support/shop-api.ts'

const folder = join(import.meta.dirname, '../../host/pages')
/** Every path that the sources of the pages name: pages and their forms. */
const paths = [
  ...new Set(
    globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/['"`](\/[a-z]*(?:\/[\w:-]+)*)['"`]/g)].map(
        ([, path = '']) => path,
      ),
    ),
  ),
].toSorted()
const names = ['page', 'pageSize', 'size', 'index', 'dateRange', 'quantity', 'date', 'show', 'noOfInstallments', 'line']

// Each is sent to every page, which takes seconds: `npm test` sends one of them.
const values: [name: string, value: string, tags?: string[]][] = [
  ['999999999', '999999999', ['slow']],
  ['1e300', '1e300', ['slow']],
  ['-1', '-1', ['slow']],
  ['a word', 'abc', ['slow']],
  ['NaN', 'NaN'],
  ['a control character', '\0', ['slow']],
  ['10 kB', '9'.repeat(10_240), ['slow']],
]

describe('a number in the address of a page, or in a form of one, is clamped', () => {
  let person: Person
  beforeAll(async () => {
    person = await new ShopApi(origins.shop, 'en').newAccount(`${randomUUID()}@example.com`)
  })
  const cookie = () => `userToken=${encodeURIComponent(JSON.stringify({ Token: person.token, Edp: person.edp }))}`

  /** The paths whose reply is a server error. */
  async function failing(of: readonly string[], load: (path: string) => Promise<Response>): Promise<string[]> {
    const failed: string[] = []
    for (const path of of) {
      const reply = await load(path)
      await reply.body?.cancel()
      if (reply.status >= 500) failed.push(`${path}: ${reply.status}`)
    }
    return failed
  }
  const query = (value: string, times: number) =>
    new URLSearchParams(names.flatMap((name) => Array.from({ length: times }, () => [name, value])))

  test('the sources contain paths of pages and of forms', () => {
    for (const path of ['/', '/pages/productlist', '/pages/myaccount/orderstatus', '/pages/schedule', '/bag/line']) {
      expect(paths).toContain(path)
    }
  })

  for (const [name, value, tags = []] of values) {
    test(`1. ${name}, once and as a list`, { tags }, async () => {
      for (const times of value.length > 100 ? [1] : [1, 2]) {
        // With 10 kB, one name fills an address.
        const search = value.length > 100 ? new URLSearchParams({ page: value }) : query(value, times)
        const failed = await failing(paths, (path) =>
          fetch(`${origins.shop}${path.replace(/:\w+/, encodeURIComponent(value.slice(0, 100)))}?${search}`, {
            redirect: 'manual',
            headers: { cookie: cookie() },
          }),
        )
        expect(failed).toEqual([])
      }
    })
  }

  test.each(values)('2. %s in each form of the bag', async (_, value) => {
    const failed = await failing(
      paths.filter((path) => path.startsWith('/bag/')),
      (path) =>
        fetch(`${origins.shop}${path}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: cookie(), 'sec-fetch-site': 'same-origin' },
          body: query(value, 1),
        }),
    )
    expect(failed).toEqual([])
  })
})
