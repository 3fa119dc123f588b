import type { Config } from '../config.ts'
import { contactSettings } from '../seller.settings.ts'

/** What mails say of the shop: where its links lead, and whom to write to. */
export const shopOf = (config: Pick<Config, 'settings' | 'shopOrigin'>): { shopOrigin: string; careEmail: string } => ({
  shopOrigin: config.shopOrigin,
  careEmail: contactSettings.of(config).customerCareEmail,
})
