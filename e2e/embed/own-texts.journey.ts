import { expect, onceOnPhone, test } from '../support/test.ts'

const texts = {
  en: { bagCounter: { bag: 'Cart', empty: 'nothing yet' } },
  fr: { bagCounter: { bag: 'Mon chariot', empty: 'rien encore' } },
}
const said = { en: 'Cart, nothing yet', fr: 'Mon chariot, rien encore' }

test(
  'another site’s page replaces texts of the elements, in its language, under a strict policy',
  onceOnPhone,
  async ({ page, foreign, language }) => {
    const own = `<script type="application/json" id="onair-messages">${JSON.stringify(texts)}</script>`
    const counter = page.locator('onair-bag-counter').getByRole('link')
    await page.goto(foreign.add('/', { language, body: `${own}\n<onair-bag-counter></onair-bag-counter>` }))
    await expect(counter).toHaveAccessibleName(said[language])
    await page.goto(foreign.add('/plain', { language, body: '<onair-bag-counter></onair-bag-counter>' }))
    await expect(counter).toBeVisible()
    await expect(counter).not.toHaveAccessibleName(said[language])
  },
)
