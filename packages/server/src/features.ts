import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { accountRoutes } from './account/account.routes.ts'
import { addressRoutes } from './address/address.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { bagRoutes } from './bag/bag.routes.ts'
import { handoverRoutes } from './bag/handover.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import type { IndexData } from './catalogue/search/index-data.ts'
import { waitlistRoutes } from './catalogue/waitlist.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { easyPayRoutes } from './easy-pay/easy-pay.routes.ts'
import { favouritesRoutes } from './favourites/favourites.routes.ts'
import type { Config } from './kernel/config.ts'
import type { Pool } from './kernel/db/pool.ts'
import type { Listener } from './kernel/listener.ts'
import type { Readiness } from './kernel/readiness.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { backgroundWork } from './outbox/outbox.feature.ts'
import type { Fetch } from './outside/call.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import type { Air } from './schedule/air.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'

/** What a feature is built from. */
export type Deps = {
  config: Config
  pool: Pool
  log: FastifyBaseLogger
  clock: () => Date
  /** The way to outside services. */
  fetch: Fetch
  /** What the database announces. */
  listener: Listener
  /** What is on air. */
  air: Air
  /** `reached`: the catalogue is there, at once or when the demonstration's rows have been loaded. `complete`: so are lists. */
  readiness: Pick<Readiness, 'reached' | 'complete'>
  /** Makes an index of the catalogue as it is now. */
  buildIndex: (signal: AbortSignal) => Promise<IndexData>
  /** Whether to do what nobody asks for: mail, payments left open. On unless said otherwise; tests do it step by step. */
  background?: boolean
  /** Vouches for a sign-in form that the host received without JavaScript, in place of a recaptcha token. */
  formToken?: string
}

/**
 * Mounts the calls of one feature. What it starts beside them, it starts in an `onReady` hook of `app` and ends in `onClose`:
 * building an app starts nothing.
 */
export type Feature = (app: FastifyInstance, deps: Deps) => void

/** Every feature of the API. */
export const features: readonly Feature[] = [
  catalogueRoutes,
  scheduleRoutes,
  reviewsRoutes,
  paymentRoutes,
  accountRoutes,
  addressRoutes,
  bagRoutes,
  handoverRoutes,
  checkoutRoutes,
  signInRoutes,
  ordersRoutes,
  easyPayRoutes,
  favouritesRoutes,
  waitlistRoutes,
  walletRoutes,
  analyticsRoutes,
  backgroundWork,
]
