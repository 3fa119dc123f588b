import type { Config } from '../config.ts'
import { contactSettings } from '../seller.settings.ts'

/** The shop's origin and its customer care, for mails. */
export const shopOf = (config: Pick<Config, 'settings' | 'shopOrigin'>): { shopOrigin: string; careEmail: string } => ({
  shopOrigin: config.shopOrigin,
  careEmail: contactSettings.of(config).customerCareEmail,
})
