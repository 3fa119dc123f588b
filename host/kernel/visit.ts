import { isTimeZone, planTimeZone, zonedDate } from '@onair/core/dates'
import { createHttp } from '@onair/core/http'
import { apiLanguage, type Language, parseLocale } from '@onair/core/language'
import {
  areCookiesSecure,
  createSession,
  currentDateHeader,
  isGuestToken,
  languageCookie,
  memoryJar,
  readCookie,
  readTimeZone,
  readUserToken,
} from '@onair/core/session'
import type { FastifyRequest } from 'fastify'
import type { HostContext } from './host-context.ts'

/**
 * One request of a visitor: its address and cookies, its language and time zone, the visitor's identity, and the HTTP base for
 * clients: `bagClient(visit.http).read(guid)`.
 */
export type Visit = ReturnType<typeof createVisit>

const languageOf = (path: string): Language | undefined => /^\/(en|fr)(?=\/|$)/.exec(path)?.[1] as Language | undefined

/**
 * Reads a request. It makes no call.
 * @param isPersonal whether its page shows this shopper's data: then no cache shares it
 */
export function createVisit(
  host: HostContext,
  request: Pick<FastifyRequest, 'url' | 'headers' | 'params' | 'ip'> & Partial<Pick<FastifyRequest, 'protocol'>>,
  isPersonal = false,
) {
  const { origin, appCredentials, demonstration = false } = host.settings
  // A request line may contain a whole address, a path that starts like one (`//host`), or `*`. Only a path counts.
  const requested = request.url.replace(/^\w+:\/\/[^/?]*/, '').replace(/^(?!\/)/, '/')
  const url = new URL(origin + requested)
  // A proxy in front may have received the request by https.
  const secure = request.protocol === 'https' || areCookiesSecure(url, demonstration)
  const jar = memoryJar(request.headers.cookie, host.now, secure)
  const session = createSession({ jar, now: host.now })
  const prefix = languageOf(url.pathname)
  const language = prefix ?? apiLanguage(parseLocale(readCookie(session, languageCookie)))
  const path = prefix ? url.pathname.slice(prefix.length + 1) || '/' : url.pathname
  const pathPrefix = prefix ? `/${prefix}` : ''
  // The address may name a time zone. A shared page with the language in its address is the same for everyone: it depends on no
  // cookie.
  const asked = url.searchParams.get('timeZone')
  const timeZone = isTimeZone(asked) ? asked : prefix && !isPersonal ? planTimeZone : readTimeZone(session)
  const customer = readUserToken(session)
  const { referer } = request.headers
  let tokenRejected = false
  let forbidden = false
  const fetchApi = host.fetchFor(request.ip)
  const http = createHttp({
    base: origin,
    language: () => language,
    fetch: async (input, init) => {
      const reply = await fetchApi(input, init)
      if (reply.status === 403) forbidden = true
      if (await isOfAnotherAccount(reply)) tokenRejected = true
      return reply
    },
    appToken: host.appToken,
    appCredentials,
    customerToken: () => readUserToken(session),
    onUnauthorised: () => {
      tokenRejected = true
    },
    currentDate: () => currentDateHeader(session),
  })

  return {
    host,
    /** The instant from which prices that were read for this request may be wrong, in milliseconds. */
    pricesUntil: host.nextPriceChange(),
    url,
    /** The path without a language. */
    path,
    query: url.searchParams,
    params: (request.params ?? {}) as Record<string, string | undefined>,
    /** The language in the address, if there is one. */
    prefix,
    /** `/en`, `/fr`, or empty: the beginning of this page's links. */
    pathPrefix,
    language,
    timeZone,
    jar,
    /** Whether the browser sent a cookie. It sends none on a first visit, or if it keeps none. */
    hasCookies: Boolean(request.headers.cookie),
    session,
    http,
    /** The customer or guest whose token the cookie holds. */
    customer,
    /** Whether the token belongs to a guest of the checkout, who has no account. */
    isGuest: customer !== undefined && isGuestToken(customer),
    /** Whether the API has refused the token during this request. */
    isTokenRejected: () => tokenRejected,
    /** Whether the API has refused a call of this request with 403: it is not for this visitor. */
    isForbidden: () => forbidden,
    /** The page that led here, if the browser names it. */
    referrer: referer && URL.canParse(referer) ? new URL(referer) : undefined,
    /** The browser's `Sec-Fetch-Site`: the site that sent the request. */
    fetchSite: request.headers['sec-fetch-site'],
    /** Whether the browser only prefetches or prerenders the page. */
    isPrefetch: request.headers['sec-purpose'] !== undefined,
    /** A path of the shop in the form of this request: with the language in it, or without. */
    link: (to: string) => pathPrefix + to,
    /** The absolute address of a path in a language. */
    address: (to: string, inLanguage: Language) => `${origin}/${inLanguage}${to}`,
  }
}

/** The visitor's date, as `2026-11-21`. */
export const today = ({ host, timeZone }: Visit): string => zonedDate(host.now(), timeZone)

/** Whether a link or form of this shop led here. A prefetch does not count. */
export function isFromShop({ host, fetchSite, referrer, isPrefetch }: Visit): boolean {
  const isOwn = fetchSite === undefined ? referrer?.origin === host.settings.origin : fetchSite === 'same-origin'
  return isOwn && !isPrefetch
}

/**
 * Whether the API refused the token because it belongs to another account: somebody changed the number beside it in the cookie.
 */
async function isOfAnotherAccount(reply: Response): Promise<boolean> {
  if (reply.status !== 403) return false
  const items: unknown = await reply.clone().json()
  return Array.isArray(items) && items.some((item) => item?.Area === 'Edp')
}
