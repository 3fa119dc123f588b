import { accountClient } from '@onair/core/account/client'
import { type Bag, bagClient, bagToMerge, handoverClient, mergeBag } from '@onair/core/bag/client'
import { catalogueClient, type Menu } from '@onair/core/catalogue/client'
import { checkoutClient } from '@onair/core/checkout/client'
import { formatDay, formatTime, planTimeZone, zonedDate } from '@onair/core/dates'
import { easyPayClient } from '@onair/core/easy-pay/client'
import { createHttp, type Result, Unreachable } from '@onair/core/http'
import { apiLanguage, type Bilingual, type Language, localeOf, parseLocale } from '@onair/core/language'
import { ordersClient } from '@onair/core/orders/client'
import { paymentClient } from '@onair/core/payment/client'
import { reviewsClient } from '@onair/core/reviews/client'
import { scheduleClient } from '@onair/core/schedule/client'
import {
  cartGuidCookie,
  createSession,
  currentDateHeader,
  languageCookie,
  memoryJar,
  readCookie,
  readTimeZone,
  readUserToken,
  type Session,
  saveReferrer,
  saveReturnTarget,
} from '@onair/core/session'
import { passwordRecoveryClient, signInClient } from '@onair/core/sign-in/client'
import { createModels } from '@onair/widgets/models'
import type { FastifyRequest } from 'fastify'
import { keepBag } from '../parts/bag.ts'
import type { Translate } from './messages.ts'
import type { Elsewhere } from './page.ts'
import type { Settings } from './settings.ts'

/** What the operator announces, and until when. */
export type Announcement = { text: Bilingual; until: Date | undefined }

/** What the host holds for as long as it runs. Nothing of a visitor's is in it. */
export type Host = {
  settings: Settings
  /** The API, in this process or at another address, asked on behalf of the visitor at a network address. */
  fetchFor: (remoteAddress: string) => (url: string, init?: RequestInit) => Promise<Response>
  /** Vouches for a sign-in form that was posted without JavaScript, and so without a recaptcha token. */
  formToken: string
  announcement?: Announcement
  /** Whether a page of this origin may embed the shop's widgets; none may unless this is given. */
  embeds?: (origin: string) => boolean
  /** The host's own application token. */
  appToken: { get(): string | undefined; set(token: string): void; clear(): void }
  translate: Record<Language, Translate>
  now: () => Date
}

/** One request for a page: who asks, in which language, and how the page reads its data. */
export type Visit = ReturnType<typeof openVisit>

const languageOf = (path: string): Language | undefined => /^\/(en|fr)(?=\/|$)/.exec(path)?.[1] as Language | undefined

export function openVisit(host: Host, request: Pick<FastifyRequest, 'url' | 'headers' | 'params' | 'ip'>) {
  // A request may name a whole address, a path that begins like one (`//host`), or `*`: only a path counts, and it is ours.
  const asked = request.url.replace(/^\w+:\/\/[^/?]*/, '').replace(/^(?!\/)/, '/')
  const url = new URL(host.settings.origin + asked)
  const jar = memoryJar(request.headers.cookie, host.now)
  const session: Session = createSession({ jar, now: host.now })
  const prefix = languageOf(url.pathname)
  const language = prefix ?? apiLanguage(parseLocale(readCookie(session, languageCookie)))
  const path = prefix ? url.pathname.slice(prefix.length + 1) || '/' : url.pathname
  const user = readUserToken(session)
  // A page with the language in its address is the same for everyone: it follows no cookie, the time zone's included.
  const timeZone = prefix ? planTimeZone : readTimeZone(session)
  const http = createHttp({
    base: host.settings.origin,
    language: () => language,
    fetch: host.fetchFor(request.ip),
    appToken: host.appToken,
    appCredentials: host.settings.appCredentials,
    customerToken: () => readUserToken(session),
    currentDate: () => currentDateHeader(session),
  })
  const client = {
    account: accountClient(http),
    bag: bagClient(http),
    catalogue: catalogueClient(http),
    checkout: checkoutClient(http),
    easyPay: easyPayClient(http),
    handover: handoverClient(http),
    orders: ordersClient(http),
    passwords: passwordRecoveryClient(http),
    payment: paymentClient(http),
    reviews: reviewsClient(http),
    schedule: scheduleClient(http),
    signIn: signInClient(http, host.settings.signInKey),
  }
  const pathPrefix = prefix ? `/${prefix}` : ''
  /** A path of the shop in the way in which this page was asked for: with the language in it, or without. */
  const link = (to: string) => pathPrefix + to
  const site = request.headers['sec-fetch-site']
  const other: Language = language === 'en' ? 'fr' : 'en'
  const here = path + url.search
  let islandCount = 0

  return {
    host,
    settings: host.settings,
    url,
    path,
    query: url.searchParams,
    params: (request.params ?? {}) as Record<string, string | undefined>,
    prefix,
    pathPrefix,
    language,
    timeZone,
    session,
    jar,
    client,
    /** The widgets' models while they are rendered; they make no call here. */
    models: createModels({ session, language, pathPrefix, signInKey: host.settings.signInKey }),
    t: host.translate[language],
    now: host.now,
    link,
    signedIn: user !== undefined,
    /** Whether a page of this shop led here, as far as the browser says, and not only to have it ready. */
    fromHere:
      (site === undefined
        ? request.headers.referer?.startsWith(`${host.settings.origin}/`) === true
        : site === 'same-origin') && request.headers['sec-purpose'] === undefined,
    /** The origin of the page that led here, where it says so. */
    cameFrom: originOf(request.headers.referer),
    /** Keeps the page of the shop that led here, for after signing in. */
    rememberReferrer() {
      const from = request.headers.referer
      if (!from || !URL.canParse(from)) return
      const { origin, pathname, search } = new URL(from)
      if (origin === host.settings.origin) saveReferrer(session, pathname + search)
    },
    /** Where the same page is in the other language; the link sets the language cookie. */
    otherLanguage: `/language?to=${localeOf(other)}&return=${encodeURIComponent(prefix ? `/${other}${here}` : here)}`,
    /** The address under which the page is indexed: path and query without a language. Pages may narrow it. */
    canonical: undefined as string | undefined,
    searchTerm: undefined as string | undefined,
    menu: [] as Menu['items'],
    /** What the operator announces now, in this page's language. */
    announcement: announced(host)?.[language],
    islands: new Set<string>(),
    nextIsland: () => ++islandCount,
    address: (to: string, inLanguage: Language) => `${host.settings.origin}/${inLanguage}${to}`,
    today: () => zonedDate(host.now(), timeZone),
    formatTime: (instant: string) => formatTime(new Date(instant), language, timeZone),
    formatDay: (date: string) => formatDay(new Date(`${date}T12:00:00Z`), language, 'UTC'),
    formatNumber: (count: number) => count.toLocaleString(language === 'en' ? 'en-CA' : 'fr-CA'),
    /**
     * The shopper's bag: the customer's own, or the one that the cookie names. The guest's bag of who has just signed in
     * becomes the customer's first; where that cannot be done now, it is shown as it is.
     */
    async readBag(): Promise<Bag | null> {
      const toMerge = bagToMerge(session)
      const merged = toMerge ? await mergeBag(session, client.bag, toMerge) : undefined
      if (merged) keepBag({ session }, merged)
      const guid = readCookie(session, cartGuidCookie)
      const answer = merged ?? (user ? await client.bag.readMine() : guid ? await client.bag.read(guid) : undefined)
      if (answer?.ok) return answer.value
      if (user && guid) {
        const kept = await client.bag.read(guid)
        if (kept.ok) return kept.value
      }
      return null
    },
  }
}

const originOf = (address = ''): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

const announced = ({ announcement, now }: Host): Bilingual | undefined =>
  announcement?.until && announcement.until <= now() ? undefined : announcement?.text

/** The value of a call that has no reason to be refused. */
export function expect<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Unreachable(`refused with ${result.status}: ${result.items.map(({ area }) => area).join(', ')}`)
}

/** To sign-in, and back here afterwards (specification §6). */
export function needsSignIn(visit: Visit): Elsewhere {
  saveReturnTarget(visit.session, visit.url.pathname + visit.url.search)
  return { redirect: visit.link('/pages/signin'), status: 303 }
}
