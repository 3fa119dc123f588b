import { findProducts, List } from '../support/list.ts'
import { expect, test } from '../support/test.ts'

const gifts = {
  en: { typed: 'gift for a knitter under $50', title: 'Gifts for Knitters', beginning: 'gift for a kni' },
  fr: {
    typed: 'cadeau pour une tricoteuse, moins de 50 $',
    title: 'Cadeaux pour tricoteurs',
    beginning: 'cadeau pour une tric',
  },
}

test('a gift that is searched for leads to a list whose filters can be taken away', async ({ shopper, api, words }) => {
  const { page, language } = shopper
  const { typed, title } = gifts[language]
  const list = new List(shopper)
  await shopper.opensHome()
  await shopper.searchesFor(typed)
  await expect(shopper.heading(title)).toBeVisible()
  // The list counts as the search that led to it.
  const searched = new URLSearchParams({ searched: typed }).toString().replaceAll('%2C', ',')
  await shopper.isAt(`/pages/productlist?dimensions=collection:for-knitters,price:0-50&${searched}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const chips = page.getByRole('list', { name: words.narrowedBy }).getByRole('link')
  await expect(chips).toHaveCount(3)
  await chips.filter({ hasText: '50' }).click()
  const all = await findProducts(api, { dimensions: 'collection:for-knitters' })
  await shopper.isAt(`/pages/productlist?dimensions=collection:for-knitters&${searched}`)
  await list.says(all.Paging.TotalRecords)
})

test('a collection of gifts is suggested before its name is typed out', async ({ shopper, words }) => {
  const { page, language } = shopper
  const { beginning, title } = gifts[language]
  await shopper.opensHome()
  const field = page.getByRole('combobox', { name: words.search })
  await field.click()
  await field.pressSequentially(beginning)
  await page.getByRole('option', { name: title }).click()
  await expect(shopper.heading(title)).toBeVisible()
})
