// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { afterEach, expect, test } from 'vitest'
import { reportPageTitle } from './page-title.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page with a title for the feed, and a browser with these cookies. @returns the titles that were reported */
async function reported(cookies: string, html: string): Promise<string[]> {
  document.body.innerHTML = html
  const titles: string[] = []
  const session = createSession({ jar: memoryJar(cookies) })
  const of = () => ({ pageViewed: (title: string) => void titles.push(title) })
  reportPageTitle({ environment: { session }, of })
  await import('@onair/widgets/analytics')
  await Promise.resolve()
  return titles
}
const page = '<main><div data-page-title="information"></div></main>'

test.each([
  ['with consent', 'analyticsConsent=1', page, ['information']],
  ['before the shopper has answered', '', page, []],
  ['after a no', 'analyticsConsent=0', page, []],
  ['of a page without a title', 'analyticsConsent=1', '<main></main>', []],
])('reports the title to the feed: %s', async (_, cookies, html, titles) => {
  expect(await reported(cookies, html)).toEqual(titles)
})
