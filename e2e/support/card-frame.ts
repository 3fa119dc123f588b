import { expect } from '@playwright/test'
import { someAddress } from './shop-api.ts'
import type { Shopper } from './shopper.ts'

/** Types a card into the provider's own frame, once that is open. */
export async function typesCard({ page, words }: Shopper, number: string): Promise<void> {
  await expect(page.locator('.onair-capture')).toHaveAttribute('aria-busy', 'false')
  const frame = page.frameLocator(`iframe[title="${words.cardFrame}"]`)
  await frame.getByLabel(words.cardNumber).fill(number)
  await frame.getByLabel(words.cardHolder).fill(`${someAddress.FirstName} ${someAddress.LastName}`)
  await frame.getByLabel(words.cardExpiry).pressSequentially(`12${(new Date().getFullYear() + 2) % 100}`)
  await frame.getByLabel(words.cardCode).fill(number.startsWith('3') ? '1234' : '123')
}

/** Expects that the typed number can be read as a whole at 320 px, beside the brand's mark, in the font of the shop's page. */
export async function seesWholeCardNumber({ page, words }: Shopper): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 740 })
  const field = page.frameLocator(`iframe[title="${words.cardFrame}"]`).getByLabel(words.cardNumber)
  await expect.poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const mark = page.frameLocator(`iframe[title="${words.cardFrame}"]`).locator('#brand')
  await expect(mark).toBeVisible()
  const textEnd = await field.evaluate((element: HTMLInputElement) => {
    const { paddingRight } = getComputedStyle(element)
    return element.getBoundingClientRect().right - Number.parseFloat(paddingRight)
  })
  expect(await mark.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThanOrEqual(textEnd)
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '')
  const inFrame = (await field.evaluate(fontOf)) ?? ''
  // As the shop's own, whose file is the variable one.
  expect((await page.locator('body').evaluate(fontOf)) ?? '').toContain(inFrame)
  if (size) await page.setViewportSize(size)
}
