import { isDefault } from '../support/shop-api.ts'
import { test } from './test.ts'

test('a newcomer sees what is on air, and the products of the day', async ({ visitor, api }) => {
  const { words } = visitor
  await visitor.opens('/')
  await visitor.seesOnAir(api)
  await visitor.sees({ role: 'region', name: words.showstopper })
  await visitor.seesInCounter(0)
})

test('a shopper searches, finds a product, adds it, and the bag has it after a reload', async ({
  visitor,
  api,
  seed,
}) => {
  const { words } = visitor
  const goods = await api.findGoods(seed, isDefault)
  const { Name } = goods.product
  await visitor.opens('/')
  await visitor.types({ role: 'combobox', name: words.search }, Name)
  await visitor.presses({ role: 'button', name: words.searchButton })
  await visitor.heading(new RegExp(Name.slice(0, 10).replace(/[^\w ]/g, '.')))
  await visitor.presses({ role: 'link', name: Name })
  await visitor.heading(Name)
  await visitor.seesPageAlive()
  await visitor.addsToBag()
  await visitor.presses({ role: 'link', name: words.viewBag })
  await visitor.heading(words.yourBag)
  await visitor.seesInCounter(1)
  await visitor.driver.navigate().refresh()
  await visitor.sees({ role: 'spinbutton', name: words.quantityOf(Name) })
  await visitor.seesInCounter(1)
})
