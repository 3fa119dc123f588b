import { createSession, memoryJar, pendingWrites, signOut } from '@onair/core/session'
import { memoryStorage } from '@onair/core/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { bagModel } from './bag.model.ts'
import { favouritesModel } from './favourites.model.ts'
import { createModels } from './models.ts'
import { resendModel } from './resend.model.ts'

const kettle = { itemNo: '412305', edpNo: 1, quantity: 1 }
const pan = { itemNo: '412311', edpNo: 2, quantity: 2 }
const customer = `userToken=${encodeURIComponent(JSON.stringify({ Token: 't', Edp: 7 }))}`
const guid = '00000000-0000-4000-8000-000000000001'
const noon = new Date('2026-11-21T17:00:00Z')
type Storage = ReturnType<typeof memoryStorage>

let server: TestServer
let jar: ReturnType<typeof memoryJar>
let storage: { session: Storage; local: Storage }
beforeEach(() => {
  server = aServer()
  jar = memoryJar('')
  storage = { session: memoryStorage(), local: memoryStorage() }
})

/** A page of one browser. `leave` ends it: its requests reach the server, and nothing reads the replies. */
function aPage({ now = noon, stored = storage }: { now?: Date; stored?: Partial<typeof storage> } = {}) {
  let gone = false
  const session = createSession({ jar, storage: stored, now: () => now })
  const models = createModels({
    session,
    language: 'en',
    go: () => {},
    fetch: (input, init) => {
      const response = server.fetch(input, init)
      // A page that was left neither reads its replies nor fails: its script has stopped.
      return response.then((reply) => (gone ? new Promise<never>(() => {}) : reply))
    },
  })
  return {
    session,
    bag: models.of(bagModel),
    favourites: models.of(favouritesModel),
    resend: models.of(resendModel).start,
    leave: () => {
      gone = true
    },
  }
}
const writes = () => server.requests.filter((request) => !request.startsWith('GET'))
const allSent = (page: ReturnType<typeof aPage>) => expect.poll(() => pendingWrites(page.session)).toEqual([])

describe('a change whose page closed before the reply', () => {
  test('1. first item: the server has it, and the next page gets the same bag', async () => {
    const page = aPage()
    page.session.jar.set('appToken', 'app', { sameSite: 'lax' })
    const delayed = server.delayReplies()
    void page.bag.add(kettle)
    expect(page.bag.count.value).toBe(1)
    await expect.poll(() => writes()).toHaveLength(1)
    page.leave()
    delayed.release()
    const next = aPage()
    next.bag.start()
    await allSent(next)
    await expect.poll(() => next.bag.pending.value).toBe(0)
    expect(writes()).toEqual(['POST /carts', 'POST /carts'])
    expect([next.bag.count.value, jar.get('cartGuid')]).toEqual([1, '00000000-0000-4000-8000-000000000001'])
  })

  test('2. first item: the server did not get it, and has it once afterwards', async () => {
    const page = aPage()
    server.delayReplies()
    void page.bag.add(pan)
    page.leave()
    server = aServer()
    const next = aPage()
    next.bag.start()
    expect(next.bag.count.value).toBe(2)
    await allSent(next)
    await expect.poll(() => next.bag.pending.value).toBe(0)
    const third = aPage()
    third.bag.start()
    await third.bag.refresh()
    expect([third.bag.count.value, writes()]).toEqual([2, ['POST /carts']])
  })

  test('3. quantity, removal and the writes queued behind them are resent in order', async () => {
    const first = aPage()
    await first.bag.add(kettle)
    await first.bag.add(pan)
    const page = aPage()
    await page.bag.refresh()
    const delayed = server.delayReplies()
    void page.bag.changeLine('line-1', 4)
    void page.bag.removeLine('line-2')
    expect(page.bag.count.value).toBe(4)
    page.leave()
    delayed.release()
    const next = aPage()
    next.bag.start()
    await allSent(next)
    await next.bag.refresh()
    expect(next.bag.bag.value?.cartLines.map(({ id, quantity }) => [id, quantity])).toEqual([['line-1', 4]])
  })

  test('4. is also resent by a page with only the bag counter', async () => {
    const page = aPage()
    server.delayReplies()
    void page.bag.add(kettle)
    page.leave()
    server = aServer()
    const next = aPage()
    next.resend()
    await allSent(next)
    expect(writes()).toEqual(['POST /carts'])
  })

  test('5. a favourite is resent for its own customer', async () => {
    jar = memoryJar(customer)
    server.on('POST /api/v2/{language}/accounts/{edp}/favourites', () => 'lost')
    const page = aPage()
    page.leave()
    void page.favourites.toggle('222222')
    expect(page.favourites.itemNos.value).toEqual(['222222'])
    await expect.poll(() => writes()).toHaveLength(1)
    const posted = vi.fn()
    server.on('POST /api/v2/{language}/accounts/{edp}/favourites', ({ body }) => {
      posted(body.ItemNumber)
      return {
        status: 201,
        body: { ItemNumber: '222222', ActivityDateTime: '2026-11-21T17:00:00Z', IsRemoved: false },
      }
    })
    const next = aPage()
    next.resend()
    await allSent(next)
    expect(posted.mock.calls).toEqual([['222222']])
  })
})

describe('the record of unacknowledged changes', () => {
  test('6. is empty once the server has replied, also with a refusal', async () => {
    const page = aPage()
    await page.bag.add(kettle)
    expect(pendingWrites(page.session)).toEqual([])
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(417, 'Only one is left.', 'Stock'))
    await page.bag.add(kettle)
    expect(pendingWrites(page.session)).toEqual([])
  })

  test('7. drops a change after showing its failure', async () => {
    const page = aPage()
    server.reachable(false)
    await page.bag.add(kettle)
    expect([page.bag.count.value, page.bag.error.value]).toEqual([0, { kind: 'unreachable' }])
    await allSent(page)
  })

  test('8. causes no message if the change had arrived in another way', async () => {
    const page = aPage()
    await page.bag.add(kettle)
    server.delayReplies()
    void page.bag.add(pan)
    page.leave()
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(409, 'Used already.', 'Idempotency-Key'))
    const next = aPage()
    const guid = jar.get('cartGuid') ?? ''
    const delayed = server.delayReplies()
    delayed.release()
    next.bag.start()
    await allSent(next)
    await expect.poll(() => next.bag.pending.value).toBe(0)
    expect([jar.get('cartGuid'), next.bag.error.value]).toEqual([guid, undefined])
  })

  test('9. ends after a day, with a sign-out, or with its bag', async () => {
    const begun = aPage()
    await begun.bag.add(kettle)
    const page = aPage()
    await page.bag.refresh()
    server.delayReplies()
    void page.bag.changeLine('line-1', 3)
    page.leave()
    await expect.poll(() => writes()).toHaveLength(2)
    expect(pendingWrites(page.session)).toHaveLength(1)
    expect(pendingWrites(aPage({ now: new Date(noon.getTime() + 86_400_000) }).session)).toEqual([])
    const requests = writes().length
    jar.set('cartGuid', '00000000-0000-4000-8000-000000000009', { sameSite: 'strict' })
    const other = aPage()
    other.bag.start()
    await allSent(other)
    expect(writes()).toHaveLength(requests)
    void other.bag.add(pan)
    signOut(other.session, 'done')
    expect(pendingWrites(other.session)).toEqual([])
  })

  test('10. is not needed: with blocked or full storage the change is sent as usual', async () => {
    const full = memoryStorage()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const stored of [{}, { local: full }]) {
      const page = aPage({ stored })
      expect((await page.bag.add(kettle))?.ok).toBe(true)
    }
  })

  test.each<[string, string, unknown[]]>([
    ['nothing where a line belongs', 'add', [null]],
    ['a line that is text', 'add', ['412305']],
    ['a line without a quantity', 'add', [{ itemNo: '412305', edpNo: 1 }]],
    ['no arguments', 'changeLine', []],
    ['an argument too many', 'removeLine', ['1', '2']],
    ['an object where text belongs', 'setProvince', [{}]],
  ])('11. one that was tampered with is dropped: %s', async (_, action, args) => {
    jar.set('cartGuid', guid, { sameSite: 'lax' })
    const at = noon.toISOString()
    storage.local.setItem('pendingWrites', JSON.stringify([{ key: 'tampered', at, action, args, of: guid }]))
    const page = aPage()
    page.bag.start()
    page.favourites.resend()
    await allSent(page)
    expect(page.bag.count.value).toBe(0)
    expect(writes()).toEqual([])
  })
})
