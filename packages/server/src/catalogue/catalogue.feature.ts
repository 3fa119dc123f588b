import type { Config } from '../kernel/config.ts'
import type { Feature } from '../kernel/feature.ts'
import { perHour, perMinute } from '../kernel/limits.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { mayWriteTo } from '../kernel/mail/recipients.ts'
import { catalogueKept } from './catalogue.kept.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { mediaSettings } from './catalogue.settings.ts'
import { createSearched, writeEveryMs } from './searched/searched.service.ts'
import { type Share, shareMail } from './share.mail.ts'
import { sharedChoice } from './share.queries.ts'
import { productsNamed } from './tiles.queries.ts'
import { type BackInStock, backInStockMail } from './waitlist.mail.ts'
import { backInStock, queueBackInStock } from './waitlist.queries.ts'
import { waitlistRoutes } from './waitlist.routes.ts'

/** Where the pictures of mails are. */
const picturesOf = (config: Config) => ({
  shopOrigin: config.shopOrigin,
  imageBase: mediaSettings.of(config).imageBase,
})

/** The most letters to one address, because anybody can put it on a waiting list. */
const mostBackInStock = { most: 20, hours: 24 }

export const catalogue: Feature = {
  name: 'catalogue',
  ...catalogueKept,
  messages: catalogueMessages,
  routes(app, deps) {
    catalogueRoutes(app, deps)
    waitlistRoutes(app, deps)
  },
  jobs: ({ pool, clock, shared }) => [
    { name: 'waitlist', everyMs: 5000, run: () => queueBackInStock(pool, { now: clock(), count: 100 }) },
    { name: 'searched', everyMs: writeEveryMs, run: () => shared(createSearched).write(), ofRequests: true },
  ],
  mails: ({ pool, clock, config }) => ({
    async share({ content }: QueuedMail<Share>) {
      const [product] = await productsNamed[content.language](pool, { itemNos: [content.itemNo], now: clock() })
      if (!product) return 'gone'
      const [choice] = content.edpNo ? await sharedChoice(pool, { edpNo: content.edpNo, itemNo: content.itemNo }) : []
      return shareMail(content, product, picturesOf(config), choice)
    },
    async 'back-in-stock'({ content, attempts }: QueuedMail<BackInStock>) {
      const bound = { kind: 'back-in-stock', email: content.to, ...mostBackInStock }
      if (attempts === 1 && !(await mayWriteTo(pool, bound, clock()))) return 'unneeded'
      const [style] = await backInStock[content.language](pool, { edpNo: content.edpNo, now: clock() })
      return style ? backInStockMail(content, style, picturesOf(config)) : 'gone'
    },
  }),
  settings: [mediaSettings],
  limits: {
    shares: perHour('LIMIT_SHARES', 'products that are shared: each is a mail to a stranger', 600, 20),
    waitlist: perHour('LIMIT_WAITLIST', 'requests for a letter when a style is back', 600, 20),
    clicks: perMinute('LIMIT_CLICKS', 'results of a search that are opened', 600, 60),
  },
}
