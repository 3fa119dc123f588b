import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { buildIndex as buildIndexHere } from './catalogue/search/build-index.ts'
import { type Deps, features } from './features.ts'
import { apiRequests } from './kernel/call/api.ts'
import { createReplyCache } from './kernel/call/reply-cache.ts'
import { endConnections } from './kernel/connections.ts'
import { refusalOf, sendRefusal } from './kernel/errors/error-handler.ts'
import { createListener } from './kernel/listener.ts'
import { logRequests } from './kernel/log.ts'
import { createReadiness, healthRoutes, type Readiness } from './kernel/readiness.ts'
import { openApiRoute } from './openapi.ts'
import { createAir } from './schedule/air.ts'
import { verifyToken } from './sign-in/tokens.ts'
import { siteMapRoutes } from './sitemap/sitemap.routes.ts'
import { createSiteMaps } from './sitemap/sitemap.service.ts'

type AppOptions = Omit<Deps, 'listener' | 'air' | 'readiness' | 'buildIndex'> & {
  /** On this process's own thread unless said otherwise. */
  buildIndex?: Deps['buildIndex']
  /** Until it is ready the API answers 503; ready at once without one. */
  readiness?: Readiness
  /** In tests: replies are held against the contract. */
  checkReplies?: boolean
}

/** A megabyte: no request of the contract comes near it. */
const bodyLimit = 1_000_000

/**
 * The shop's API, complete and not listening. Pages may be mounted beside it; what is set up for the API (errors, parsers,
 * headers, limits) holds below `/api` only.
 */
export async function buildApp({
  checkReplies = false,
  readiness = createReadiness(true),
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { config, clock, pool, log } = options
  const listener = createListener({ pool, log })
  const air = createAir({ pool, clock, listener, log })
  const buildIndex = options.buildIndex ?? ((signal: AbortSignal) => buildIndexHere(pool, signal))
  const deps: Deps = { ...options, listener, air, readiness, buildIndex }
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: config.trustProxy,
    bodyLimit,
    // What still arrives while closing is answered like the rest, and its connection closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request, reply, refusalOf(error, request))
    },
  })
  endConnections(app)
  app.decorateRequest('fromMemory', false)
  logRequests(app)
  healthRoutes(app, { pool, readiness })
  const origin = config.shopOrigin
  siteMapRoutes(app, { origin, maps: createSiteMaps({ pool, listener, origin }), readiness })
  const cache = createReplyCache({ clock: () => clock().getTime() })
  // Kept replies go before anybody is told that something changed, and asks again.
  listener.on('catalogue', cache.clear)
  listener.on('air', cache.clear)
  air.onEvent((event) => {
    if (event.name === 'show' || event.name === 'product') cache.clear()
    else cache.drop((url) => url.includes(event.itemNo))
  })
  app.addHook('onReady', async () => {
    await listener.start()
    await air.start()
  })
  app.addHook('onClose', async () => {
    listener.stop()
    await air.stop()
  })
  await app.register(
    async (api) => {
      api.decorate('calls', {
        verifyToken: (token) => verifyToken(pool, token, clock()),
        cache,
        checkReplies,
        limits: {
          'POST /api/v2/{language}/token': config.limits.signIn,
          'POST /api/v2/{language}/accounts': config.limits.accounts,
          'POST /api/token': config.limits.tokens,
          'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}': config.limits.events,
          'POST /api/v2/{language}/passwordreset': { max: config.limits.passwords, seconds: 3600 },
          'POST /api/v2/{language}/passwordverify': config.limits.signIn,
          'POST /api/v2/{language}/passwordinfo': config.limits.signIn,
          'POST /api/v2/{language}/passwordupdate': config.limits.signIn,
          'POST /api/v3/{language}/products/{itemNo}/shares': { max: config.limits.shares, seconds: 3600 },
          'POST /api/v3/{language}/products/{itemNo}/waitlist': { max: config.limits.waitlist, seconds: 3600 },
          'POST /api/v2/paypal/payments': config.limits.wallet,
          'POST /api/v2/paypal/payments/{paymentId}': config.limits.wallet,
          'POST /api/v2/paypal/payments/{paymentId}/execute': config.limits.wallet,
          'POST /api/v3/{language}/products/{itemNo}/reviews': config.limits.reviews,
          'GET /api/v2/{language}/addresslookup/retrieve': config.limits.addressRetrieve,
          'POST /api/v2/{language}/accesspoints/locator': config.limits.addressRetrieve,
          'POST /api/v2/{language}/carts': config.limits.bags,
          'POST /api/v2/{language}/carts/{guid}/handover': config.limits.handovers,
          'POST /api/v2/{language}/carthandover': config.limits.handovers,
          'PUT /api/v2/{language}/carts/{guid}/promocode': config.limits.promo,
          'POST /api/v2/{language}/giftcardbalance': config.limits.giftCards,
          'POST /api/v2/{language}/accounts/{edp}/cart/giftcards': config.limits.giftCards,
        },
      })
      await apiRequests(api, config, readiness)
      openApiRoute(api, api.calls)
      for (const feature of features) feature(api, deps)
    },
    { prefix: '/api' },
  )
  return app
}

/** Ids that differ between processes and starts, and cost next to nothing. */
function createRequestIds(): () => string {
  const start = randomUUID().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}
