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
