// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import type { Models } from '@onair/widgets/models'
import { afterEach, expect, test, vi } from 'vitest'
import { reportPageTitle } from './page-title.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page with a title for the feed, and a browser with these cookies. @returns the titles that were reported */
async function reported(cookies: string, html: string): Promise<string[]> {
  document.body.innerHTML = html
  const titles: string[] = []
  const of = vi.fn(() => ({ pageViewed: (title: string) => titles.push(title) }))
  reportPageTitle({ environment: { session: createSession({ jar: memoryJar(cookies) }) }, of } as unknown as Models)
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
])('the feed is told the title: %s', async (_, cookies, html, titles) => {
  expect(await reported(cookies, html)).toEqual(titles)
})
