import { expect, type Locator } from '@playwright/test'
import type { Shopper } from './shopper.ts'

/** Presses Tab until an element has the focus. @throws after `limit` presses */
export async function tabsTo({ page }: Shopper, target: Locator, limit = 120): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === (element.getRootNode() as Document).activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${limit} presses of Tab do not reach ${target}`)
}
