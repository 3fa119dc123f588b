import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'a shopper who missed a product on air finds it on the home page, with its time, and puts it in the bag',
  onceOnPhone,
  async ({ shopper, api, timezoneId, language }) => {
    const { page, words } = shopper
    await shopper.opens(`/${language}/`)
    const missed = page.getByRole('region', { name: words.missedIt })
    const card = missed
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: words.addOrChoose }) })
      .first()
    const shown = card.getByRole('time')
    const airedAt = new Date((await shown.getAttribute('datetime')) ?? '')
    expect(airedAt.getTime()).toBeLessThan(Date.now())
    const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, timeStyle: 'short' })
      .format(airedAt)
      .split(':')
    const expected =
      language === 'fr' ? `${Number(hour)}\u00a0h\u00a0${minute}` : `${Number(hour) % 12 || 12}:${minute}`
    await expect(shown).toContainText(expected)

    const name = (await card.getByRole('heading').textContent()) ?? ''
    const [, itemNo = ''] =
      /R:(\d+)/.exec((await card.getByRole('link', { name }).first().getAttribute('href')) ?? '') ?? []
    const product = await api.product(itemNo)
    const edp = product.Edps.find(({ Stock }) => Stock !== 'out')
    if (!edp) throw new Error('What can be added is in stock')
    await card.getByRole('link', { name: words.addOrChoose }).click()
    if (product.Edps.length === 1) await page.getByRole('button', { name: words.addToBag, exact: true }).click()
    else {
      await shopper.seesPageAlive()
      await shopper.chooses({ product, edp })
      await shopper.addsToBag()
      await shopper.opens(`/${language}/pages/shoppingbag`)
    }
    await shopper.isAt(`/${language}/pages/shoppingbag`)
    await expect(page.getByRole('list', { name: words.lines })).toContainText(name)
  },
)
