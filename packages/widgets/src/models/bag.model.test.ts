import { fromWire } from '@onair/core/contract'
import { memoryStorage } from '@onair/core/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aServer, refusal, type TestServer, type WireCart } from '../testing/server.ts'
import { aShop, type TestShop } from '../testing/shop.ts'
import { bagModel } from './bag.model.ts'

const kettle = { itemNo: '412305', edpNo: 1, quantity: 1 }
const pan = { itemNo: '412311', edpNo: 2, quantity: 2 }
const readCall = 'GET /api/v2/{language}/carts/{guid}'
const noGuid = '00000000-0000-4000-8000-999999999999'

let server: TestServer
let shop: TestShop
const bag = () => shop.models.of(bagModel)
const cookie = (name: string) => shop.session.jar.get(name)
const lines = () => bag().bag.value?.cartLines.map(({ id, quantity }) => `${id} ×${quantity}`)

beforeEach(() => {
  server = aServer()
  shop = aShop({ fetch: server.fetch })
})

describe('a guest’s first line', () => {
  test('1. creates the bag, and stores its identifier and count', async () => {
    const result = await bag().add(pan)
    expect(result?.ok).toBe(true)
    expect(server.requests).toEqual(['POST /carts'])
    expect(cookie('cartGuid')).toBe('00000000-0000-4000-8000-000000000001')
    expect(cookie('cartProductCount')).toBe('2')
    expect(bag().count.value).toBe(2)
  })

  test('2. creates the bag that a second quick line goes into', async () => {
    await Promise.all([bag().add(kettle), bag().add(pan)])
    expect(server.requests).toEqual(['POST /carts', 'POST /carts/00000000-0000-4000-8000-000000000001/cartlines'])
    expect(bag().count.value).toBe(3)
  })

  test('3. creates it in the chosen province', async () => {
    shop = aShop({ fetch: server.fetch, cookies: 'cartProvince=QC' })
    await bag().add(kettle)
    expect(bag().bag.value?.province).toBe('QC')
  })
})

describe('a browser that keeps no cookies', () => {
  test.each([
    ['en', 'Allow cookies for this site in your browser’s settings'],
    ['fr', 'Autorisez les témoins de ce site'],
  ] as const)('3a. is told so, and nothing is added (%s)', async (language, sentence) => {
    shop = aShop({ fetch: server.fetch, keepsCookies: false, language })
    const bag = shop.models.of(bagModel)
    const result = await bag.add(pan)
    expect(result).toMatchObject({ ok: false, items: [{ area: 'Cookies' }] })
    expect(bag.error.value).toMatchObject({ kind: 'refused', message: expect.stringContaining(sentence) })
    expect([bag.count.value, server.requests]).toEqual([0, []])
  })
  test('3b. is checked each time: once the shopper allows cookies, the line is added', async () => {
    let keeps = false
    const { models } = aShop({ fetch: server.fetch })
    models.environment.session.jar.keeps = () => keeps
    await models.of(bagModel).add(pan)
    keeps = true
    expect(await models.of(bagModel).add(pan)).toMatchObject({ ok: true })
    expect(models.of(bagModel).error.value).toBeUndefined()
  })
  test('3c. on another site, has a bag for this page, which the shop takes over', async () => {
    shop = aShop({ fetch: server.fetch, keepsCookies: false, base: 'https://shop.example' })
    expect(await shop.models.of(bagModel).add(pan)).toMatchObject({ ok: true })
    expect(shop.models.of(bagModel).count.value).toBe(2)
  })
})

describe('changes', () => {
  test('4. show at once, before the server replies', async () => {
    await bag().add(kettle)
    const { release } = server.delayReplies()
    const adding = bag().add(pan)
    expect([bag().count.value, bag().pending.value]).toEqual([3, 1])
    release()
    await adding
    expect([bag().count.value, bag().pending.value]).toEqual([3, 0])
    expect(cookie('cartProductCount')).toBe('3')
  })

  test('5. are rolled back when refused, with the server’s sentence', async () => {
    await bag().add(kettle)
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(417, 'Only one is left.', 'Stock'))
    const adding = bag().add(pan)
    expect(bag().count.value).toBe(3)
    const result = await adding
    expect(result).toMatchObject({ ok: false, status: 417 })
    expect(bag().count.value).toBe(1)
    expect(bag().error.value).toEqual({ kind: 'refused', message: 'Only one is left.', area: 'Stock' })
  })

  test('6. are rolled back when the server is unreachable; the next change clears the error', async () => {
    await bag().add(kettle)
    server.reachable(false)
    expect(await bag().add(pan)).toBeUndefined()
    expect([bag().count.value, bag().error.value]).toEqual([1, { kind: 'unreachable' }])
    server.reachable(true)
    await bag().add(pan)
    expect([bag().count.value, bag().error.value]).toEqual([3, undefined])
  })

  test('7. are sent one after the other, so that quick clicks lose nothing', async () => {
    await bag().add(kettle)
    const { release } = server.delayReplies()
    const all = [2, 3, 4].map((quantity) => bag().changeLine('line-1', quantity))
    expect(bag().count.value).toBe(4)
    await Promise.resolve()
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
    release()
    await Promise.all(all)
    expect(lines()).toEqual(['line-1 ×4'])
  })

  test('8. a reply to an earlier change does not bring a removed line back', async () => {
    await bag().add(kettle)
    await bag().add(pan)
    const seen: string[] = []
    const stop = bag().bag.subscribe((present) => seen.push(present?.cartLines.map(({ id }) => id).join() ?? ''))
    const { release } = server.delayReplies()
    const all = [bag().changeLine('line-2', 5), bag().removeLine('line-1')]
    release()
    await Promise.all(all)
    stop()
    expect(seen.slice(seen.indexOf('line-2'))).toEqual(seen.slice(seen.indexOf('line-2')).map(() => 'line-2'))
    expect(lines()).toEqual(['line-2 ×5'])
  })

  test('9. name their lines while they are pending', async () => {
    await bag().add(kettle)
    const { release } = server.delayReplies()
    const removing = bag().removeLine('line-1')
    expect([...bag().pendingLines.value]).toEqual(['line-1'])
    release()
    await removing
    expect([...bag().pendingLines.value]).toEqual([])
  })

  test('10. the server computes province and instalments; the province is remembered', async () => {
    await bag().add(kettle)
    await bag().setProvince('NL')
    await bag().setInstallments(3)
    expect(bag().bag.value).toMatchObject({ province: 'NL', noOfInstallments: 3 })
    expect(cookie('cartProvince')).toBe('NL')
  })
})

describe('a bag that is gone', () => {
  beforeEach(() => {
    shop = aShop({ fetch: server.fetch, cookies: `cartGuid=${noGuid}; cartProductCount=4` })
  })

  test('11. is forgotten by a read', async () => {
    expect(bag().count.value).toBe(4)
    await bag().refresh()
    expect([bag().count.value, cookie('cartGuid'), bag().bag.value]).toEqual([0, undefined, undefined])
  })

  test('12. is replaced by a new one with the next line', async () => {
    await bag().add(kettle)
    expect(cookie('cartGuid')).toBe('00000000-0000-4000-8000-000000000001')
    expect([bag().count.value, lines()]).toEqual([1, ['line-1 ×1']])
  })

  test('12a. is forgotten by a change, which the server refuses with its sentence', async () => {
    await bag().changeLine('line-1', 2)
    expect([bag().count.value, cookie('cartGuid'), bag().bag.value]).toEqual([0, undefined, undefined])
    expect(bag().error.value).toMatchObject({ message: 'This bag is gone.' })
  })

  test('13. is not assumed when an item is unknown', async () => {
    shop = aShop({ fetch: server.fetch })
    await bag().add(kettle)
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(404, 'There is no such item.', 'ItemNo'))
    await bag().add(pan)
    expect(bag().error.value).toMatchObject({ message: 'There is no such item.' })
    expect([bag().count.value, lines()]).toEqual([1, ['line-1 ×1']])
  })
})

describe('without an identifier', () => {
  test('14. reading is refused with “cartguid not found” and the count is 0', async () => {
    shop = aShop({ fetch: server.fetch, cookies: 'cartProductCount=3' })
    const result = await bag().refresh()
    expect(result).toEqual({ ok: false, status: 404, items: [{ message: 'cartguid not found', area: 'CartGuid' }] })
    expect([bag().count.value, cookie('cartProductCount')]).toEqual([0, '0'])
    expect(server.requests).toEqual([])
  })

  test('15. so are changes', async () => {
    expect(await bag().removeLine('line-1')).toMatchObject({ items: [{ message: 'cartguid not found' }] })
    expect(server.requests).toEqual([])
  })
})

describe('a customer', () => {
  const token = encodeURIComponent(JSON.stringify({ Token: 'secret', Edp: 7 }))

  test('16. gets the bag of another machine', async () => {
    shop = aShop({ fetch: server.fetch, cookies: `userToken=${token}` })
    await aShop({ fetch: server.fetch }).models.of(bagModel).add(pan)
    const theirs = server.cart('00000000-0000-4000-8000-000000000001')
    server.on('GET /api/v2/{language}/accounts/{edp}/cart', () => ({ status: 200, body: theirs }))
    await bag().refresh()
    expect([cookie('cartGuid'), bag().count.value]).toEqual([theirs?.CartGuid, 2])
  })

  test('17. keeps the guest’s bag at sign-in: the server merges', async () => {
    await bag().add(kettle)
    shop.session.jar.set('userToken', JSON.stringify({ Token: 'secret', Edp: 7 }), { sameSite: 'strict' })
    const merged = server.cart('00000000-0000-4000-8000-000000000001')
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => ({
      status: 200,
      body: { ...merged, ProductCount: 5 },
    }))
    await bag().attach()
    expect(server.requests.at(-1)).toBe('PUT /accounts/7/cart')
    expect(bag().count.value).toBe(5)
  })
})

test('18. shares nothing with another page on the same server', async () => {
  const other = aShop({ fetch: server.fetch })
  await bag().add(kettle)
  expect(other.models.of(bagModel).count.value).toBe(0)
})

describe('other tabs', () => {
  test('19. update the count at once, and the bag where it is shown', async () => {
    const jar = shop.session.jar
    const other = aShop({ fetch: server.fetch })
    Object.assign(other.session.jar, { get: jar.get, set: jar.set, remove: jar.remove })
    const theirs = other.models.of(bagModel)
    const stops = [bag().start(), theirs.start()]
    await bag().add(pan)
    await expect.poll(() => theirs.count.value).toBe(2)
    await theirs.refresh()
    await bag().removeLine('line-2')
    await expect.poll(() => theirs.bag.value?.cartLines).toEqual([])
    for (const stop of stops) stop()
  })

  test('20. are not notified when a bag is only read', async () => {
    await bag().add(pan)
    const messages: unknown[] = []
    const channel = new BroadcastChannel('onair-bag ')
    channel.onmessage = ({ data }) => messages.push(data)
    const stop = bag().start()
    await bag().refresh()
    await bag().add(kettle)
    await expect.poll(() => messages).toEqual(['changed'])
    channel.close()
    stop()
  })

  test('21. a page in the back/forward cache closes its channel, and reads the bag on return', async () => {
    const stop = bag().start()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    shop.session.jar.set('cartProductCount', '9', { sameSite: 'lax' })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(bag().count.value).toBe(9)
    stop()
  })
})

describe('a bag that was ordered elsewhere', () => {
  test('22. is forgotten, and the line creates a new one', async () => {
    await bag().add(kettle)
    const previousGuid = cookie('cartGuid') ?? ''
    server.lose(previousGuid)
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(409, 'It was ordered.', 'CartGuid'))
    const result = await bag().add(pan)
    expect(result?.ok).toBe(true)
    expect(cookie('cartGuid')).not.toBe(previousGuid)
    expect(bag().count.value).toBe(2)
  })
})

describe('the bag that this tab keeps', () => {
  const stored = (key: string) => shop.session.storage.session?.getItem(key)
  beforeEach(() => {
    shop = aShop({ fetch: server.fetch, storage: { session: memoryStorage(), local: memoryStorage() } })
  })

  test('23. is the server’s last reply with its time, without personal data', async () => {
    await bag().add(kettle)
    expect(JSON.parse(stored('cart') ?? '{}')).toMatchObject({
      cartGuid: cookie('cartGuid'),
      productCount: 1,
      buyer: null,
      shippingAddress: null,
      creditCard: null,
      giftCards: null,
    })
    expect(Date.parse(JSON.parse(stored('timeStamp') ?? '0'))).toBeGreaterThan(0)
  })

  test('24. is removed with the bag', async () => {
    await bag().add(kettle)
    bag().forget()
    expect([stored('cart'), stored('timeStamp'), cookie('cartGuid')]).toEqual([null, null, undefined])
  })
})

describe('a merge that is due', () => {
  const attachCall = 'PUT /api/v2/{language}/accounts/{edp}/cart'
  const mineCall = 'GET /api/v2/{language}/accounts/{edp}/cart'
  const user = encodeURIComponent(JSON.stringify({ Token: 't', Edp: 7 }))
  beforeEach(async () => {
    await bag().add(kettle)
    shop = aShop({ fetch: server.fetch, cookies: `userToken=${user}; cartGuid=${cookie('cartGuid')}` })
  })

  test('25. stays due until the server has done it', async () => {
    server.reachable(false)
    await bag().attach()
    expect(cookie('cartMerge')).toBe('1')
    server.reachable(true)
    server.requests.length = 0
    await bag().refresh()
    expect(server.requests).toEqual(['PUT /accounts/7/cart'])
    expect(cookie('cartMerge')).toBeUndefined()
    await bag().refresh()
    expect(server.requests.at(-1)).toMatch(/^GET /)
  })

  test('26. ends with the customer’s own bag when the guest’s belongs to another customer or was ordered', async () => {
    server.on(attachCall, () => refusal(409, 'It was ordered.', 'CartGuid'))
    server.on(mineCall, () => ({ status: 200, body: aCart(noGuid) }))
    await bag().attach()
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([noGuid, undefined])
  })

  test.each([503, 429])('27. is retried after a %i, and the bag stays', async (status) => {
    const guid = cookie('cartGuid')
    server.on(mineCall, () => ({ status: 200, body: aCart(noGuid) }))
    server.on(attachCall, () => refusal(status, 'Please try again in a moment.', 'Server'))
    expect(await bag().attach()).toMatchObject({ ok: false, status })
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([guid, '1'])
    expect(await bag().refresh()).toMatchObject({ ok: false, status })
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([guid, '1'])
    expect(server.requests).not.toContain('GET /accounts/7/cart')
    server.on(attachCall, ({ body }) => ({ status: 200, body: server.cart(String(body.CartGuid)) }))
    await bag().refresh()
    expect([cookie('cartGuid'), cookie('cartMerge'), bag().count.value]).toEqual([guid, undefined, 1])
  })

  test.each([400, 403, 404, 417])('28. is not retried after a %i', async (status) => {
    server.on(attachCall, () => refusal(status, 'This bag cannot be had.', 'CartGuid'))
    server.on(mineCall, () => ({ status: 200, body: aCart(noGuid) }))
    await bag().attach()
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([noGuid, undefined])
  })

  test('29. stays due until the customer’s own bag is read, if that replaces it', async () => {
    server.on(attachCall, () => refusal(409, 'It was ordered.', 'CartGuid'))
    server.on(mineCall, () => refusal(503, 'Please try again in a moment.', 'Server'))
    await bag().attach()
    expect(cookie('cartMerge')).toBe('1')
    server.on(mineCall, () => ({ status: 200, body: aCart(noGuid) }))
    await bag().refresh()
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([noGuid, undefined])
  })

  test('30. ends if the customer has no bag either', async () => {
    server.on(attachCall, () => refusal(404, 'This bag is gone.', 'CartGuid'))
    server.on(mineCall, () => refusal(404, 'There is no bag.', 'Cart'))
    await bag().attach()
    expect(cookie('cartMerge')).toBeUndefined()
  })

  test('31. happens even if the server rendered the bag into the page', async () => {
    server.reachable(false)
    await bag().attach()
    server.reachable(true)
    server.requests.length = 0
    const guid = cookie('cartGuid') ?? ''
    shop.session.jar.set('cartProductCount', '1', { sameSite: 'lax' })
    bag().seed(fromWire(server.cart(guid) as WireCart))
    await expect.poll(() => cookie('cartMerge')).toBeUndefined()
    expect(server.requests).toEqual(['PUT /accounts/7/cart'])
  })

  test('32. is due for the bag of a customer’s first line if the server cannot attach it', async () => {
    shop = aShop({ fetch: server.fetch, cookies: `userToken=${user}` })
    server.on(attachCall, () => refusal(503, 'Please try again in a moment.', 'Server'))
    expect(await bag().add(pan)).toMatchObject({ ok: true })
    expect([cookie('cartMerge'), bag().count.value, bag().error.value]).toEqual(['1', 2, undefined])
    server.on(attachCall, ({ body }) => ({ status: 200, body: server.cart(String(body.CartGuid)) }))
    await bag().refresh()
    expect([cookie('cartMerge'), bag().count.value]).toEqual([undefined, 2])
  })
})

describe('a bag that cannot be read now', () => {
  beforeEach(async () => {
    await bag().add(kettle)
    shop = aShop({ fetch: server.fetch, cookies: `cartGuid=${cookie('cartGuid')}; cartProductCount=1` })
  })

  test.each([503, 429])('33. says so after a %i, keeps showing, and is read later', async (status) => {
    const guid = cookie('cartGuid') ?? ''
    server.on(readCall, () => refusal(status, 'Please try again in a moment.', 'Server'))
    expect(await bag().refresh()).toMatchObject({ ok: false, status })
    await bag().refresh()
    expect([bag().error.value, bag().known.value]).toEqual([{ kind: 'unreachable' }, false])
    expect([cookie('cartGuid'), bag().count.value]).toEqual([guid, 1])
    server.on(readCall, () => ({ status: 200, body: server.cart(guid) }))
    await bag().refresh()
    expect([bag().error.value, bag().known.value, lines()]).toEqual([undefined, true, ['line-1 ×1']])
  })

  test('34. no longer says so once the bag is known to be gone', async () => {
    server.on(readCall, () => refusal(503, 'Please try again in a moment.', 'Server'))
    await bag().refresh()
    server.on(readCall, () => refusal(404, 'This bag is gone.', 'CartGuid'))
    await bag().refresh()
    expect([bag().error.value, bag().known.value, cookie('cartGuid')]).toEqual([undefined, true, undefined])
  })
})

test('35. the server checks a promo code; a removed one disappears at once', async () => {
  await bag().add(kettle)
  const code = { Code: 'WELCOME10', Description: '10% off', Amount: 1, IsApplied: true }
  const guid = cookie('cartGuid') ?? ''
  server.on('PUT /api/v2/{language}/carts/{guid}/promocode', ({ body }) =>
    body.PromoCode === 'WELCOME10'
      ? { status: 200, body: aCart(guid, { Promotions: [code] }) }
      : refusal(417, 'It ended.', 'PromoCode'),
  )
  expect((await bag().applyPromoCode('EXPIRED'))?.ok).toBe(false)
  expect(bag().error.value).toEqual({ kind: 'refused', message: 'It ended.', area: 'PromoCode' })
  await bag().applyPromoCode('WELCOME10')
  const { release } = server.delayReplies()
  const dropping = bag().dropPromoCode('WELCOME10')
  expect(bag().bag.value?.promotions).toEqual([])
  release()
  await dropping
})

describe('a customer whose session ended elsewhere', () => {
  const mineCall = 'GET /api/v2/{language}/accounts/{edp}/cart'
  const user = encodeURIComponent(JSON.stringify({ Token: 't', Edp: 7 }))
  const open = (cookies: string) => {
    const go = vi.fn()
    shop = aShop({ fetch: server.fetch, go, cookies: `userToken=${user}; ${cookies}` })
    server.on(mineCall, () => refusal(401, 'Please sign in to continue.', 'Authorization'))
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () =>
      refusal(401, 'Please sign in to continue.', 'Authorization'),
    )
    return go
  }

  test('38. adds to a new bag, and stays on the page', async () => {
    const go = open('')
    expect(await bag().add(pan)).toMatchObject({ ok: true })
    expect([cookie('userToken'), bag().count.value, go.mock.calls]).toEqual([undefined, 2, []])
  })

  test('39. keeps the bag of this browser when a merge is due', async () => {
    await bag().add(kettle)
    const go = open(`cartGuid=${cookie('cartGuid')}; cartMerge=1`)
    expect(await bag().refresh()).toMatchObject({ ok: true })
    expect([cookie('userToken'), bag().count.value, go.mock.calls]).toEqual([undefined, 1, []])
  })

  test('40. has no bag if this browser has none', async () => {
    const go = open('')
    await bag().refresh()
    expect([cookie('userToken'), bag().known.value, bag().count.value, go.mock.calls]).toEqual([undefined, true, 0, []])
  })
})
