/**
 * `npm run lighthouse`: Lighthouse's scores for accessibility, best practices and SEO of the main pages in both languages, as on
 * a phone. Ends with status 1 when one is below 100, and says which audits failed on what.
 *
 *     npm run lighthouse -- --page=bag,order --lang=fr --desktop
 *     npm run lighthouse -- --origin=http://localhost:3000      a shop that is running
 *
 * Without `--origin` the command starts a shop of its own, on the ports of the journeys (`E2E_PORT`).
 */
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { wholeChromium } from '../support/browser.ts'
import { origins, ports, shopEnvironment } from '../support/ports.ts'
import { Problems } from '../support/problems.ts'
import { isDefault, type Language, ShopApi } from '../support/shop-api.ts'
import { Shopper } from '../support/shopper.ts'
import { startShop } from '../support/start-shop.ts'

const categories = ['accessibility', 'best-practices', 'seo'] as const
const requiredScore = 100

type Subject = {
  name: string
  /** Prepares what the page shows. @returns the page's path */
  prepare: (shopper: Shopper, api: ShopApi) => Promise<string>
  /** A page with what one visitor has: search engines are told to leave it out. */
  personal?: true
}

const subjects: readonly Subject[] = [
  { name: 'home', prepare: async () => '/' },
  {
    name: 'list',
    prepare: async (_, api) => {
      const { Items } = await api.ok('GET /api/v2/{language}/menu')
      return `/pages/productlist?dimensions=category:${Items[0]?.Items[0]?.Items[0]?.Id}`
    },
  },
  {
    name: 'product',
    prepare: async (_, api) => `/pages/productdetails?nav=R:${(await api.findGoods('lighthouse')).product.ItemNo}`,
  },
  {
    name: 'bag',
    personal: true,
    prepare: async (shopper, api) => {
      await shopper.bringsBag(await api.bagWith([await api.findGoods('lighthouse', isDefault)]))
      return '/pages/shoppingbag'
    },
  },
  { name: 'schedule', prepare: async () => '/pages/schedule' },
  {
    name: 'order',
    personal: true,
    prepare: async (shopper, api) => {
      const email = 'shopper@example.com'
      await shopper.entersAs(await api.signIn(email), email)
      return '/pages/myaccount/orderstatus/40000127'
    },
  },
]

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: subjects.map(({ name }) => name).join() },
    lang: { type: 'string', default: 'en,fr' },
    origin: { type: 'string' },
    desktop: { type: 'boolean', default: false },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
/** Where Lighthouse finds the browser. */
const debuggingPort = ports.smtp + 1

async function examine(context: BrowserContext, origin: string, { prepare, personal }: Subject, language: Language) {
  await context.clearCookies()
  const cookie = (name: string, value: string) => ({ name, value, url: origin, secure: true })
  await context.addCookies([cookie('language', `${language}_CA`), cookie('analyticsConsent', '0')])
  const page = context.pages()[0] ?? (await context.newPage())
  const api = new ShopApi(origin, language)
  const path = await prepare(new Shopper(page, language, new Problems(), origin), api)
  const flags = {
    port: debuggingPort,
    onlyCategories: [...categories],
    // The cookies are the session.
    disableStorageReset: true,
    ...(personal && { skipAudits: ['is-crawlable'] }),
  }
  const run = await lighthouse(`${origin}${path}`, flags, options.desktop ? desktopConfig : undefined)
  if (!run) throw new Error(`Lighthouse has no result for ${path}`)
  if (run.lhr.runtimeError) throw new Error(`${path}: ${run.lhr.runtimeError.message}`)
  return run.lhr
}

const scoreOf = ({ categories }: Result, name: string): number => Math.round((categories[name]?.score ?? 0) * 100)

/** The audits that count and failed, each with what it found. */
function failuresOf({ categories: results, audits }: Result): string[] {
  const counted = categories.flatMap((name) => results[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return counted.flatMap(({ id }) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 1) return []
    const details = audit.details && 'items' in audit.details ? JSON.stringify(audit.details.items, null, 1) : ''
    return [`${id}: ${audit.title}\n${details.slice(0, 2000)}`]
  })
}

async function main(): Promise<void> {
  const chosen = subjects.filter(({ name }) => options.page.split(',').includes(name))
  if (chosen.length === 0) throw new Error(`The pages are ${subjects.map(({ name }) => name).join(', ')}`)
  const env = { ...shopEnvironment, ONAIR_DATA: '.onair/pictures', SANDBOX_DATA: '.onair/pictures/sandbox' }
  const shop = options.origin ? undefined : await startShop({ ...env, ONAIR_EXTENSIONS: '' })
  const context = await chromium.launchPersistentContext('', {
    ...wholeChromium.launchOptions,
    args: [`--remote-debugging-port=${debuggingPort}`],
  })
  try {
    say(['page', 'language', ...categories].map((head) => head.padEnd(15)).join(''))
    for (const language of options.lang.split(',') as Language[]) {
      for (const subject of chosen) {
        const result = await examine(context, options.origin ?? origins.shop, subject, language)
        const scores = categories.map((name) => scoreOf(result, name))
        say([subject.name, language, ...scores].map((cell) => String(cell).padEnd(15)).join(''))
        if (scores.every((score) => score >= requiredScore)) continue
        process.exitCode = 1
        say(failuresOf(result).join('\n'))
      }
    }
  } finally {
    await context.close()
    await shop?.stop()
  }
}

await main()
