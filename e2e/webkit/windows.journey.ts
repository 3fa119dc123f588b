import { onair } from '../support/onair.ts'
import { isDefault, type ShopApi } from '../support/shop-api.ts'
import { test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** Puts another programme on air. @returns the title of the one before */
async function movesOn(api: ShopApi): Promise<string | undefined> {
  const before = await api.onAir()
  // The programme may come twice in a row.
  for (let moves = 0; moves < 5 && (await api.onAir()) === before; moves += 1) await onair('air', 'next')
  return before
}

/** WebDriver reads a no-break space as a blank: « La vedette en direct : la maison ». */
const blanks = (text: string | undefined) => text?.replace(/\s/gu, ' ')

/** Waits until the home page shows the programme that is on air, and no longer the one before. */
const followsFrom = (visitor: Visitor, api: ShopApi, before: string | undefined) =>
  visitor.until('see the channel move on', async () => {
    const [onAir] = await visitor.finds({ role: 'region', name: visitor.words.onAirNow })
    const [heading] = onAir ? await visitor.finds({ role: 'heading', level: 2 }, onAir) : []
    const title = blanks(await heading?.getText())
    return title !== undefined && title !== blanks(before) && title === blanks(await api.onAir())
  })

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
  const before = await movesOn(api)
  await followsFrom(visitor, api, before)
  await visitor.goesToWindow(first)
  await followsFrom(visitor, api, before)
})

test('Back shows the page as it is now: the bag, the channel, and no error', async ({ visitor, api, seed }) => {
  const goods = await api.findGoods(seed, isDefault)
  await visitor.opens('/')
  await visitor.seesInCounter(0)
  await visitor.opensProduct(goods)
  await visitor.addsToBag()
  await visitor.leavesDrawer()
  const before = await movesOn(api)
  await visitor.driver.navigate().back()
  await visitor.isAt('/')
  await visitor.seesInCounter(1)
  await followsFrom(visitor, api, before)

  await visitor.driver.navigate().forward()
  await visitor.heading(goods.product.Name)
  await visitor.seesInCounter(1)
})
