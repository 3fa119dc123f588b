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
