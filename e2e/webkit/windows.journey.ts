import { onair } from '../support/onair.ts'
import { isDefault, type ShopApi } from '../support/shop-api.ts'
import { test } from './test.ts'

/** Puts another programme on air. @returns the title of the previous one */
async function movesOn(api: ShopApi): Promise<string | undefined> {
  const previous = await api.onAir()
  // The programme may come twice in a row.
  for (let moves = 0; moves < 5 && (await api.onAir()) === previous; moves += 1) await onair('air', 'next')
  return previous
}

test('what happens in one window, and on the channel, shows in the other', async ({ visitor, api, seed }) => {
  const goods = await api.findGoods(seed, isDefault)
  await visitor.opens('/')
  await visitor.seesInCounter(0)
  const first = await visitor.opensWindow()
  await visitor.opensProduct(goods)
  await visitor.addsToBag()
  const second = await visitor.goesToWindow(first)
  await visitor.seesInCounter(1)

  await visitor.goesToWindow(second)
  await visitor.opens('/')
  const previous = await movesOn(api)
  await visitor.seesOnAir(api, previous)
  await visitor.goesToWindow(first)
  await visitor.seesOnAir(api, previous)
})

test('Back shows the page as it is now: the bag, the channel, and no error', async ({ visitor, api, seed }) => {
  const goods = await api.findGoods(seed, isDefault)
  await visitor.opens('/')
  await visitor.seesInCounter(0)
  await visitor.opensProduct(goods)
  await visitor.addsToBag()
  await visitor.leavesDrawer()
  const previous = await movesOn(api)
  await visitor.driver.navigate().back()
  await visitor.isAt('/')
  await visitor.seesInCounter(1)
  await visitor.seesOnAir(api, previous)

  await visitor.driver.navigate().forward()
  await visitor.heading(goods.product.Name)
  await visitor.seesInCounter(1)
})
