import { shifted, vitals } from '../performance/vitals.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test('a shopper changes the quantity, removes a line and moves to another province; the server adds up', async ({
  shopper,
  api,
  seed,
  language,
}) => {
  const lamp = await api.findGoods(`${seed} one`)
  const rug = await api.findGoods(`${seed} two`, ({ product }) => product.ItemNo !== lamp.product.ItemNo)
  const { words } = shopper
  await shopper.bringsBag(await api.bagWith([lamp, rug]))
  await vitals(shopper.page)
  await shopper.opensBag()
  await expect(shopper.lineOf(lamp)).toBeVisible()
  await expect(shopper.lineOf(rug)).toBeVisible()
  // A button that moves under the pointer misses its click.
  expect(await shifted(shopper.page)).toBeLessThan(0.005)

  const token = await api.appToken()
  const guid = await shopper.bagGuid()
  const bagOnServer = () => api.ok('GET /api/v2/{language}/carts/{guid}', { params: { guid }, token })
  const seesServersTotals = async () => {
    const bag = await bagOnServer()
    await expect(shopper.amount(words.subTotal)).toHaveText(money(bag.MerchandiseSubTotal, language))
    for (const tax of bag.Taxes) {
      await expect(shopper.page.locator('dl > div').filter({ hasText: tax.Name }).locator('dd')).toHaveText(
        money(tax.Amount, language),
      )
    }
    await expect(shopper.amount(words.total)).toContainText(money(bag.OrderTotal, language))
    return bag
  }
  await seesServersTotals()

  await test.step('takes three lamps instead of one', async () => {
    await shopper.setsQuantity(lamp, 3)
    await shopper.seesInCounter(4)
    await expect(shopper.lineOf(lamp)).toContainText(money(lamp.edp.Price * 3, language))
    await expect.poll(async () => (await bagOnServer()).ProductCount).toBe(4)
    await seesServersTotals()
  })

  await test.step('removes the rug, and takes it back', async () => {
    await shopper.removes(rug)
    await expect(shopper.lineOf(rug)).toHaveCount(0)
    await shopper.seesInCounter(3)
    await shopper.page.getByRole('button', { name: words.putBack(rug.product.Name) }).click()
    await expect(shopper.lineOf(rug)).toBeVisible()
    await shopper.removes(rug)
    await shopper.seesInCounter(3)
    await expect.poll(async () => (await bagOnServer()).ProductCount).toBe(3)
    await seesServersTotals()
  })

  await test.step('moves to Quebec', async () => {
    expect((await bagOnServer()).Province).toBe('ON')
    await shopper.choosesProvince(words.quebec)
    await shopper.sees(language === 'fr' ? /TVQ/ : /QST/)
    const bag = await seesServersTotals()
    expect(bag.Province).toBe('QC')
    expect(bag.Taxes).toHaveLength(2)
  })

  await test.step('all of it is still there after a reload', async () => {
    await shopper.opensBag()
    await expect(shopper.lineOf(lamp)).toBeVisible()
    await seesServersTotals()
  })
})

test('an empty bag says so, and where to go', onceOnPhone, async ({ shopper }) => {
  await shopper.opensBag()
  await shopper.sees(shopper.words.bagIsEmpty)
  await shopper.seesInCounter(0)
})
