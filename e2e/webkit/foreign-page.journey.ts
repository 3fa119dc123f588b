import { isDefault } from '../support/shop-api.ts'
import { test } from './test.ts'

test('on another company’s page the script tag shows a product and the schedule, and what is added stays', async ({
  visitor,
  place,
  api,
  seed,
}) => {
  const { words, language } = visitor
  const { product } = await api.findGoods(seed, isDefault)
  const body = `<onair-bag-counter></onair-bag-counter>
<onair-product item-no="${product.ItemNo}"></onair-product>
<onair-schedule></onair-schedule>`
  await visitor.driver.get(place.foreign.add('/', { language, body }))
  await visitor.sees({ role: 'region', name: words.scheduleTitle })
  await visitor.seesInCounter(0)
  await visitor.addsToBag()
  await visitor.seesInCounter(1)
  await visitor.driver.navigate().refresh()
  await visitor.seesInCounter(1)
})
