import { onair } from '../support/onair.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'when the channel moves on, the home page and another site’s schedule follow without a reload',
  onceOnPhone,
  async ({ shopper, api, foreign, language }) => {
    const { page, words } = shopper
    const address = foreign.add('/programme', { language, body: '<onair-schedule view="now"></onair-schedule>' })
    const elsewhere = await page.context().newPage()
    await shopper.opensHome()
    await elsewhere.goto(address)

    const onAir = page.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 })
    const embedded = elsewhere.locator('onair-schedule').getByRole('heading').first()
    const previous = (await onAir.textContent()) ?? ''
    await expect(embedded).toBeVisible()
    // What a reload would take away.
    for (const tab of [page, elsewhere]) await tab.evaluate(() => document.body.setAttribute('data-untouched', ''))

    // The programme may come twice in a row.
    let now: string | undefined = previous
    for (let moves = 0; moves < 5 && now === previous; moves += 1) {
      await onair('air', 'next')
      now = await api.onAir()
    }
    expect(now).not.toBe(previous)

    // Asked again each time, because another test may move the channel on as well.
    const shows = (heading: typeof onAir) => async () => {
      const [title, current] = [await heading.textContent(), await api.onAir()]
      return title === current && title !== previous
    }
    await expect.poll(shows(onAir)).toBe(true)
    await expect.poll(shows(embedded)).toBe(true)
    for (const tab of [page, elsewhere]) await expect(tab.locator('body')).toHaveAttribute('data-untouched', '')
  },
)
