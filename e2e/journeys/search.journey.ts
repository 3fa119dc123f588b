import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'

test('a corrected search says so, and searches exactly what was typed', onceOnPhone, async ({ shopper }) => {
  const { page, words } = shopper
  await shopper.opensHome()
  await shopper.searchesFor('couvertture')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: words.searchExactly('couvertture') }).click()
  await expect(shopper.heading(words.results('couvertture'))).toBeVisible()
  await expect(page.getByRole('heading', { name: words.nothingFor('couvertture') })).toBeVisible()
  await page.getByRole('link', { name: words.searchSimilar }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('what the shop does not sell leads to the nearest department', onceOnDesktop, async ({ shopper }) => {
  const { page, words } = shopper
  await shopper.opensHome()
  await shopper.searchesFor('dishwasher')
  await expect(page.getByRole('heading', { name: words.nothingFor('dishwasher') })).toBeVisible()
  const nearest = page.getByText(words.nearest).getByRole('link')
  const name = ((await nearest.textContent()) ?? '').replace(/\s\(.*/, '')
  await nearest.click()
  await expect(shopper.heading(name)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test(
  'recent searches are offered in an empty field, and removed one by one or all',
  onceOnPhone,
  async ({ shopper }) => {
    const { page, words } = shopper
    const field = page.getByRole('combobox', { name: words.search })
    await shopper.opensHome()
    for (const term of ['tapis', 'lampe', 'zzqxv']) {
      // A search that is sent before the field's script is there is not remembered.
      await field.focus()
      await expect(page.locator('shop-island:has([role=combobox])')).toHaveAttribute('data-hydrated', '')
      await shopper.searchesFor(term)
      await expect(shopper.heading(words.results(term))).toBeVisible()
    }
    await shopper.opensHome()
    await field.click()
    const recent = page.getByRole('group', { name: words.recentSearches }).getByRole('option')
    await expect(recent).toHaveText([/zzqxv/, /lampe/, /tapis/, words.forgetSearches])
    await expect(page.getByRole('group', { name: words.onAirNow }).getByRole('option').first()).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent).toHaveText([/lampe/, /tapis/, words.forgetSearches])
    await recent.filter({ hasText: 'tapis' }).click()
    await expect(shopper.heading(words.results('tapis'))).toBeVisible()
    await shopper.opensHome()
    await field.click()
    await expect(recent).toHaveText([/tapis/, /lampe/, words.forgetSearches])
    await page.getByRole('option', { name: words.forgetSearches }).click()
    await expect(page.getByRole('group', { name: words.recentSearches })).toBeHidden()
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  },
)
