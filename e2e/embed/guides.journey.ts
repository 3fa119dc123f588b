import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { origins } from '../support/ports.ts'
import { isDefault } from '../support/shop-api.ts'
import { expect, onceOnDesktop, test } from '../support/test.ts'

/** The code of a guide in one language, with this shop and one of its products in place of the example's. */
function snippets(guide: string, language: 'html' | 'js' | 'css', itemNo = ''): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../storybook/guides', `${guide}.mdx`), 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) =>
    code.replaceAll('https://shop.example', origins.shop).replaceAll('412305', itemNo),
  )
}

test(
  'a newcomer copies the guide of 60 seconds: counter and schedule show on a blank page',
  onceOnDesktop,
  async ({ page, foreign, language, words }) => {
    const [whole = ''] = snippets('start', 'html')
    await page.goto(foreign.add('/', { language, body: whole, scripts: 0 }))
    await expect(page.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
    await expect(page.locator('onair-bag-counter').getByRole('link')).toBeVisible()
    await expect(page.getByText('See the schedule')).toBeHidden()
  },
)

test(
  'the recipes of the guide of events: what was added is said, and the counter opens the bag as a dialog',
  onceOnDesktop,
  async ({ page, shopper, foreign, api, seed, language }) => {
    const { product } = await api.findGoods(seed, isDefault)
    const html = [...new Set(snippets('events', 'html', product.ItemNo))].join('')
    await page.goto(foreign.add('/', { language, body: html }))
    for (const code of snippets('events', 'js')) await page.evaluate(code)
    await shopper.addsToBag()
    await expect(page.locator('#news')).toHaveText(`Added: ${product.ItemNo}`)
    await page.keyboard.press('Escape')
    await page.locator('onair-bag-counter').getByRole('link').click()
    await expect(page.locator('onair-bag').getByRole('dialog')).toBeVisible()
    expect(page.url().startsWith(foreign.origin)).toBe(true)
  },
)
