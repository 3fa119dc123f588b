import { STATUS_CODES } from 'node:http'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyFormBody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import { Unreachable } from '@onair/core/http'
import { holidayPopupCookie, readBagCount, readCookie } from '@onair/core/session'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { registerActions } from './kernel/actions.ts'
import { type Assets, readAssets } from './kernel/assets.ts'
import { pageHeaders } from './kernel/headers.ts'
import { injectedFetch } from './kernel/injected-fetch.ts'
import { island, loadIslands } from './kernel/islands.tsx'
import { translator } from './kernel/messages.ts'
import type { Page, Rendered } from './kernel/page.ts'
import type { Settings } from './kernel/settings.ts'
import { type Announcement, expect, type Host, openVisit, type Visit } from './kernel/visit.ts'
import { accountPage } from './pages/account/account.page.tsx'
import { easyPayPage } from './pages/account/easy-pay/easy-pay.page.tsx'
import { orderListPage, orderStatusPage } from './pages/account/order-list/order-list.page.tsx'
import { bagPage } from './pages/bag/bag.page.tsx'
import { brandsPage } from './pages/brands/brands.page.tsx'
import { checkoutPage } from './pages/checkout/checkout.page.tsx'
import { createAccountPage } from './pages/create-account/create-account.page.tsx'
import { forgotPasswordPage } from './pages/forgot-password/forgot-password.page.tsx'
import { giftCardBalancePage } from './pages/gift-card-balance/gift-card-balance.page.tsx'
import { handoverPage } from './pages/handover/handover.page.tsx'
import { homePage } from './pages/home/home.page.tsx'
import { orderConfirmationPage } from './pages/order-confirmation/order-confirmation.page.tsx'
import { productPage } from './pages/product/product.page.tsx'
import { productListPage } from './pages/product-list/product-list.page.tsx'
import { schedulePage } from './pages/schedule/schedule.page.tsx'
import { shopByCategoryPage } from './pages/shop-by-category/shop-by-category.page.tsx'
import { signInPage } from './pages/sign-in/sign-in.page.tsx'
import { waitlistPage } from './pages/waitlist/waitlist.page.tsx'
import { writeReviewPage } from './pages/write-review/write-review.page.tsx'
import { Document } from './parts/document.tsx'
import { failed, notFound, unavailable } from './parts/error-pages.tsx'

const pages: readonly Page[] = [
  homePage,
  accountPage,
  productPage,
  productListPage,
  shopByCategoryPage,
  brandsPage,
  schedulePage,
  bagPage,
  handoverPage,
  checkoutPage,
  signInPage,
  createAccountPage,
  forgotPasswordPage,
  waitlistPage,
  orderConfirmationPage,
  orderListPage,
  orderStatusPage,
  easyPayPage,
  writeReviewPage,
  giftCardBalancePage,
]

type MountOptions = {
  settings: Settings
  /** Whether the API has its data: until then pages say that the shop is getting ready. */
  ready: () => boolean
  now: () => Date
  formToken: string
  /** What the operator announces on every page. */
  announcement?: Announcement
  /** Whether a page of this origin may embed the shop's widgets. */
  embeds?: (origin: string) => boolean
  /** The API's origin, when it is another process. */
  apiOrigin?: string
  /** What the builds made: `dist/RENDERER/client` of the host, `dist/embed` of the widgets. */
  clientFolder: string
  embedFolder: string
}

/** Mounts the shop's pages, their forms and their files on the server's app. */
export async function mountPages(shop: FastifyInstance, options: MountOptions): Promise<void> {
  await shop.register((app) => mount(app, shop, options))
}

async function mount(app: FastifyInstance, shop: FastifyInstance, options: MountOptions): Promise<void> {
  const { settings, apiOrigin } = options
  await app.register(fastifyFormBody)
  // Quality 4: a page in a fraction of a millisecond. What the build made was compressed once, as far as it goes.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await loadIslands()
  const assets = readAssets(`${options.clientFolder}/.vite/manifest.json`)
  let appToken: string | undefined
  const host: Host = {
    settings,
    now: options.now,
    formToken: options.formToken,
    announcement: options.announcement,
    embeds: options.embeds,
    translate: { en: translator('en'), fr: translator('fr') },
    appToken: {
      get: () => appToken,
      set: (token) => {
        appToken = token
      },
      clear: () => {
        appToken = undefined
      },
    },
    fetchFor: apiOrigin
      ? // Limits are the visitor's own, also where the API is behind this host (TRUST_PROXY there).
        (remoteAddress) => (url, init) =>
          fetch(url.replace(settings.origin, apiOrigin), {
            ...init,
            headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': remoteAddress },
          })
      : injectedFetch(shop, settings.origin),
  }

  await app.register(fastifyStatic, {
    root: options.clientFolder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  })
  await app.register(fastifyStatic, {
    root: options.embedFolder,
    prefix: '/widgets/v1/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      response.header('access-control-allow-origin', '*')
      response.header('cross-origin-resource-policy', 'cross-origin')
      // The entry's name never changes, its chunks' names are hashes of what is in them.
      response.header(
        'cache-control',
        path.endsWith('/onair.js') ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
      )
    },
  })
  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  app.get('/speculation-rules.json', (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(speculationRules),
  )
  registerActions(app, host)

  const serve = (page: Page) => async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = openVisit(host, request)
    if (!options.ready()) return send(reply, visit, assets, page, unavailable(visit))
    try {
      if (page.audience === 'public') visit.canonical = visit.path + (page.path === '/' ? '' : visit.url.search)
      const [menu, result] = await Promise.all([visit.client.catalogue.menu(), page.load(visit)])
      visit.menu = expect(menu).items
      if ('redirect' in result) {
        for (const cookie of visit.jar.setCookies()) reply.header('set-cookie', cookie)
        return reply.header('cache-control', 'no-store').redirect(result.redirect, result.status ?? 302)
      }
      return send(reply, visit, assets, page, result)
    } catch (error) {
      const away = error instanceof Unreachable
      request.log[away ? 'warn' : 'error']({ err: error }, 'the page could not be put together')
      return send(reply, visit, assets, page, away ? unavailable(visit) : failed(visit))
    }
  }
  for (const page of pages) {
    const handler = serve(page)
    app.get(page.path, handler)
    for (const language of ['en', 'fr']) app.get(`/${language}${page.path}`, handler)
  }
  for (const language of ['en', 'fr']) app.get(`/${language}`, (_, reply) => reply.redirect(`/${language}/`, 301))
  // Below /api the API has its own answer.
  app.setNotFoundHandler(serve(nowhere))
  // Pages answer for themselves: this is for what forms post.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status])
    const away = error instanceof Unreachable
    request.log[away ? 'warn' : 'error']({ err: error }, 'the form could not be answered')
    const visit = openVisit(host, request)
    return send(reply, visit, assets, nowhere, away ? { ...failed(visit), status: 503 } : failed(visit))
  })
}

/** Every address that leads nowhere in the shop. */
const nowhere: Page = { path: '*', audience: 'personal', load: async (visit) => notFound(visit, 'notFound.page') }

function send(reply: FastifyReply, visit: Visit, assets: Assets, page: Page, rendered: Rendered): FastifyReply {
  const shared = visit.prefix !== undefined && page.audience === 'public' && rendered.status === undefined
  // What is not there has no address in either language.
  if (rendered.status !== undefined) visit.canonical = undefined
  // A page that everybody gets says nothing of anybody's bag: the counter reads it in the browser.
  const bag = island(visit, 'bag-counter', shared ? {} : { initial: readBagCount(visit.session) })
  const search = island(visit, 'search-box', { searchTerm: visit.searchTerm }, 'focus')
  const announced = !shared && !readCookie(visit.session, holidayPopupCookie)
  const personal = page.audience === 'personal'
  const html = renderToStaticMarkup(
    createElement(Document, { visit, page: rendered, assets, search, bag, announced, personal }),
  )
  for (const cookie of shared ? [] : visit.jar.setCookies()) reply.header('set-cookie', cookie)
  if (rendered.status === 503) reply.header('retry-after', '5')
  if (personal) reply.header('x-robots-tag', 'noindex')
  return reply
    .code(rendered.status ?? 200)
    .headers(pageHeaders(visit.settings, page.allow?.(visit), page.referrer))
    .header('cache-control', cacheControl(shared, personal))
    .header('speculation-rules', '"/speculation-rules.json"')
    .send(`<!doctype html>${html}`)
}

/**
 * A page that follows a cookie is asked for again each time, but Back may show it as it was. One that shows what a visitor
 * has may not: whoever presses Back after they have signed out, or ordered, would find it in the browser's cache.
 */
function cacheControl(shared: boolean, personal: boolean): string {
  if (shared) return 'public, max-age=5, stale-while-revalidate=30'
  return personal ? 'private, no-store' : 'private, no-cache'
}

/** A page that the shopper is about to open is fetched ahead. Nothing that changes something, and nothing personal. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: ['/', '/en/*', '/fr/*', '/pages/productdetails*', '/pages/productlist*', '/pages/schedule*'],
          },
          { not: { href_matches: ['/*/pages/checkout*', '/*/pages/myaccount/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d6244a"/><circle cx="16" cy="16" r="5" fill="#fff"/></svg>'
