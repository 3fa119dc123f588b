import { test as base, type TestDetails } from '@playwright/test'
import { atRunsClock } from './clock.ts'
import { type ForeignSite, foreignSite } from './foreign-site.ts'
import { origins } from './ports.ts'
import { Problems } from './problems.ts'
import { Sandbox } from './sandbox.ts'
import { type Language, ShopApi } from './shop-api.ts'
import { Shopper } from './shopper.ts'
import { type Words, words } from './words.ts'

type Fixtures = {
  /** The project's: English on a desktop, French on a phone. */
  language: Language
  words: Words
  /** Names this test, so that no two tests use the same product or person. */
  seed: string
  api: ShopApi
  sandbox: Sandbox
  problems: Problems
  /** A shopper with a browser, in the project's language. */
  shopper: Shopper
  foreign: ForeignSite
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await atRunsClock(context)
    await use(context)
  },
  language: async ({ locale }, use) => use(locale?.startsWith('fr') ? 'fr' : 'en'),
  words: async ({ language }, use) => use(words[language]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from this pattern
  seed: async ({}, use, info) => use(`${info.project.name} ${info.titlePath.join(' ')}`),
  api: async ({ language }, use) => use(new ShopApi(origins.shop, language)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sandbox: async ({}, use) => use(new Sandbox(origins.sandbox)),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems()
      problems.watch(context)
      problems.expect(
        /Transition was aborted because of invalid state\. Page already revealed/,
        'a busy machine shows a page before the snapshot of the last one is there: the browser then skips the transition',
      )
      await use(problems)
      problems.check()
    },
    { auto: true },
  ],
  shopper: async ({ page, context, language, problems }, use) => {
    // The French shopper has chosen French on an earlier visit: the default is English.
    if (language === 'fr') {
      await context.addCookies([{ name: 'language', value: 'fr_CA', url: origins.shop, secure: true }])
    }
    await use(new Shopper(page, language, problems))
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  foreign: async ({}, use) => {
    const site = await foreignSite()
    await use(site)
    await site.close()
  },
})

/**
 * For a journey that need not run in each setting, because language and device do not change what it proves: `npm test` runs
 * it in this one alone, `npm run journeys` in both. About half of them have each, so that both settings stay in use.
 */
export const onceOnDesktop = { tag: '@once-on-desktop' } as const
/** As `onceOnDesktop`, in French on the phone. */
export const onceOnPhone = { tag: '@once-on-phone' } as const
/** For a journey that `npm test` runs in English on the desktop alone, and `npm run test:all` in both settings. */
export const quickOnDesktop = { tag: '@quick-on-desktop' } as const
/** As `quickOnDesktop`, in French on the phone. */
export const quickOnPhone = { tag: '@quick-on-phone' } as const
/** The tag of a journey that `npm test` leaves out. */
export const slow = '@slow'
/**
 * As `onceOnDesktop`, for a journey that `npm test` leaves out and `npm run test:all` runs: a variant of another journey, or
 * one that waits long.
 */
export const slowOnDesktop = { tag: [onceOnDesktop.tag, slow] } satisfies TestDetails
/** As `slowOnDesktop`, in French on the phone. */
export const slowOnPhone = { tag: [onceOnPhone.tag, slow] } satisfies TestDetails

export { expect } from '@playwright/test'
