import { formatTime } from '@onair/core/dates'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useModel, useShared } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { clockModel } from '../models/clock.model.ts'
import { aBag, shownBag } from '../testing/bag.fixtures.ts'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aCart, aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { EditBar } from './edit-bar.tsx'

const orderNo = '40100001'
const deadline = '2026-11-21T18:00:00.000Z'
const cart = 'PUT /api/v2/{language}/accounts/{edp}/cart'

/** The bar of the page's present bag. */
function Present() {
  return <EditBar bag={useShared(useModel(bagModel).bag, undefined)} />
}

function show(options: Parameters<typeof shownBag>[0] = {}, { now = '2026-11-21T17:48:30Z', answer = aServer() } = {}) {
  const go = vi.fn()
  const language = options.language ?? 'en'
  const cookies = `${memberCookie}; modifyOrderNumber=${orderNo}`
  const shop = aShop({ cookies, base: 'http://shop.test', fetch: answer.fetch, language, go })
  const bags = shop.models.of(bagModel)
  bags.replace(shownBag({ ModifyOrderNo: orderNo, ModifyDeadline: deadline, ...options }))
  shop.models.of(clockModel).correct(now)
  const view = renderIn(shop, <Present />)
  return { shop, bags, go, server: answer, ...view }
}

test('1. names the edited order, the deadline and the remaining minutes', async () => {
  show()
  expect(await screen.findByRole('timer')).toHaveTextContent('12 minutes left.')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const until = formatTime(deadline, 'en', zone).replaceAll('\u00a0', ' ')
  expect(screen.getByRole('region', { name: `Changing order ${orderNo}` })).toHaveTextContent(`until ${until}.`)
})

test('1. shows nothing for a bag of the shopper’s own', () => {
  show({ ModifyOrderNo: null, ModifyDeadline: null })
  expect(screen.queryByRole('region')).toBeNull()
})

test('2. after the deadline, only offers to end the edit', async () => {
  show({ language: 'fr' }, { now: deadline })
  expect(await screen.findByRole('status')).toHaveTextContent('Le délai de modification de cette commande est écoulé.')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Revenir à mon panier'])
})

test.each([
  ['a day ahead', '2026-11-22T17:48:30Z', '2026-11-21T17:48:30Z', '12 minutes left.'],
  ['a day behind', '2026-11-20T17:48:30Z', '2026-11-21T17:48:30Z', '12 minutes left.'],
  ['set back after the deadline', '2026-11-21T17:00:00Z', deadline, undefined],
])('2. by the channel’s clock: the device’s is %s', async (_, device, now, left) => {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  show({}, { now })
  if (left) expect(await screen.findByRole('timer')).toHaveTextContent(left)
  else expect(await screen.findByRole('status')).toHaveTextContent('over')
})

test('3. ends the edit: the shopper’s own bag is back, and nothing names the order any more', async () => {
  const server = aServer()
  server.on(cart, () => ({ status: 200, body: aCart('00000000-0000-4000-8000-00000000000a') }))
  const { shop, bags } = show({}, { answer: server })
  await userEvent.click(screen.getByRole('button', { name: 'Stop changing' }))
  await expect.poll(() => bags.bag.peek()?.cartGuid).toBe('00000000-0000-4000-8000-00000000000a')
  expect(shop.session.jar.get('modifyOrderNumber')).toBeUndefined()
})

test('3. a refusal says why, without the prefix of its area', async () => {
  const server = aServer()
  server.on(cart, () => refusal(417, 'No.', 'ModifyOrderCheckoutLimit'))
  show({}, { answer: server })
  await userEvent.click(screen.getByRole('button', { name: 'Stop changing' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No\.$/)
})

test('4. an edit without lines offers to cancel the order, and then opens it', async () => {
  const server = aServer()
  const edited = 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}'
  const guid = shownBag().cartGuid
  const reviewed = { ...aCart(guid, { ModifyOrderNo: orderNo }), ReviewHash: 'hash', Difference: -10, ToAuthorize: 0 }
  server.on(`${edited}/review`, () => ({ status: 200, body: reviewed }))
  const confirmed = vi.fn(() => ({ status: 200, body: {} }))
  server.on(edited, confirmed)
  const { go } = show({ CartLines: [] }, { answer: server })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }))
  await expect
    .poll(() => go.mock.calls)
    .toEqual([[`http://shop.test/pages/myaccount/orderstatus/${orderNo}?done=cancelled`]])
  expect(confirmed).toHaveBeenCalledWith(expect.objectContaining({ body: { CartGuid: guid, ReviewHash: 'hash' } }))
})

test('5. the order is cancelled only when the server has removed the last line', async () => {
  const server = aServer()
  const { cartGuid: guid, cartLines } = shownBag()
  const emptied = aCart(guid, { ModifyOrderNo: orderNo, ModifyDeadline: deadline })
  const edited = 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}'
  server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', () => ({ status: 200, body: emptied }))
  server.on('GET /api/v2/{language}/carts/{guid}', () => ({ status: 200, body: emptied }))
  const reviewed = { ...emptied, ReviewHash: 'hash', Difference: -10, ToAuthorize: 0 }
  server.on(`${edited}/review`, () => ({ status: 200, body: reviewed }))
  server.on(edited, () => ({ status: 200, body: {} }))
  const { bags, go } = show({}, { answer: server })
  const delayed = server.delayReplies()
  for (const { id } of cartLines) void bags.removeLine(id)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  expect(server.requests.filter((request) => request.includes('/orders/'))).toEqual([])
  delayed.release()
  await expect.poll(() => go.mock.calls).toHaveLength(1)
})

test('5. an order whose last line could not be removed is not cancelled', async () => {
  const server = aServer()
  const { cartGuid: guid, cartLines } = shownBag()
  const full = { ...aBag(), CartGuid: guid, ModifyOrderNo: orderNo, ModifyDeadline: deadline }
  server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', () => refusal(417, 'No.', 'CartLines'))
  server.on('GET /api/v2/{language}/carts/{guid}', () => ({ status: 200, body: full }))
  const { bags, go } = show({}, { answer: server })
  const delayed = server.delayReplies()
  for (const { id } of cartLines) void bags.removeLine(id)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  delayed.release()
  await expect.poll(() => screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  await expect.poll(() => bags.pending.peek()).toBe(0)
  expect(server.requests.filter((request) => request.includes('/orders/'))).toEqual([])
  expect(go).not.toHaveBeenCalled()
})
