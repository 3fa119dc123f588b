import { features } from '../features.ts'
import { composersOf } from '../kernel/feature.ts'
import type { Mail } from '../kernel/mail/mail.ts'
import { outboxService } from '../kernel/mail/outbox.service.ts'
import { contactSettings, sellerSettings } from '../kernel/seller.settings.ts'
import { mailSettings } from '../outside/mail.settings.ts'
import { createMail } from '../outside/mail.ts'
import type { TestApp } from './app.ts'
import { changed } from './changed.ts'

type TestOutboxOptions = {
  /** Replaces SMTP to the configured server. */
  mail?: Mail
  /** How much later than the shop's clock it is. */
  lateMs?: number
  /** How many mails are sent at the same time; one by default, so that their order is certain. */
  atOnce?: number
  shopOrigin?: string
  careEmail?: string
}

/** The outbox of a test's shop, with the mails of every feature. It sends when the test says so. */
export function testOutbox(shop: Pick<TestApp, 'pool' | 'clock' | 'config'>, options: TestOutboxOptions = {}) {
  const { pool, config } = shop
  const {
    mail = createMail(mailSettings.of(config)),
    lateMs = 0,
    atOnce = 1,
    shopOrigin = 'http://shop.test',
    careEmail: customerCareEmail = 'care@example.com',
  } = options
  const clock = () => new Date(shop.clock.now().getTime() + lateMs)
  const contact = changed(contactSettings, { ...contactSettings.of(config), customerCareEmail })
  const settings = new Map([...config.settings, contact])
  const composers = composersOf(features, { pool, clock, config: { ...config, shopOrigin, settings } })
  return outboxService({ pool, clock, mail, seller: sellerSettings.of(config), composers, log: { warn() {} }, atOnce })
}
