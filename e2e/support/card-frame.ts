import { expect } from '@playwright/test'
import { someAddress } from './shop-api.ts'
import type { Shopper } from './shopper.ts'

/** Types a card into the provider's own frame, once that is open. */
export async function typesCard({ page, words }: Shopper, number: string): Promise<void> {
  await expect(page.locator('.onair-capture')).toHaveAttribute('aria-busy', 'false')
  const frame = page.frameLocator(`iframe[title="${words.cardFrame}"]`)
  await frame.getByLabel(words.cardNumber).fill(number)
  await frame.getByLabel(words.cardHolder).fill(`${someAddress.FirstName} ${someAddress.LastName}`)
  await frame.getByLabel(words.cardMonth).selectOption('12')
  await frame.getByLabel(words.cardYear).selectOption(String(new Date().getFullYear() + 2))
}

/** Expects that the typed number can be read as a whole on a phone of 360 px, in the font of the shop's page. */
export async function seesWholeCardNumber({ page, words }: Shopper): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const field = page.frameLocator(`iframe[title="${words.cardFrame}"]`).getByLabel(words.cardNumber)
  await expect.poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '')
  const inFrame = (await field.evaluate(fontOf)) ?? ''
  // As the shop's own, whose file is the variable one.
  expect((await page.locator('body').evaluate(fontOf)) ?? '').toContain(inFrame)
  if (size) await page.setViewportSize(size)
}
