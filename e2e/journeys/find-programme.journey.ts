import ICAL from 'ical.js'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'a shopper finds a programme by its host, opens it, and adds it to a calendar',
  onceOnPhone,
  async ({ shopper, api }) => {
    const { page, words } = shopper
    const shows = await api.todayAndTomorrow('America/Toronto')
    const coming = shows[shows.findIndex(({ IsLive }) => IsLive) + 2]
    if (!coming) throw new Error('Nothing is planned')

    await shopper.opens('/pages/schedule')
    await page.getByRole('main').getByRole('link', { name: words.scheduleSearch, exact: true }).click()
    await page.getByRole('searchbox', { name: words.programmeTerm }).fill(`${coming.Host} ${coming.Title}`)
    await page.getByRole('main').getByRole('button', { name: words.findProgramme, exact: true }).click()
    await page.getByRole('main').locator(`a[href$="show=${coming.Id}"]`).click()
    await expect(shopper.heading(coming.Title)).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: words.addToCalendar }).click()
    const stream = await (await downloading).createReadStream()
    const chunks = await stream.toArray()
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString())).getFirstSubcomponent('vevent') ?? undefined,
    )
    expect([event.summary, event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
      coming.Title,
      new Date(coming.Start),
      new Date(coming.End),
    ])
  },
)
