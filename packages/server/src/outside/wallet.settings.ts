import { defineSettings } from '../kernel/settings.ts'
import { requiredUrl, secret } from '../kernel/variables.ts'

export const walletSettings = defineSettings({
  title: 'The wallet',
  variables: ({ sandbox }) => ({
    url: requiredUrl('WALLET_URL', { about: 'PayPal’s REST service', demo: `${sandbox}/paypal` }),
    clientId: secret('WALLET_CLIENT_ID', { about: 'the shop’s identifier there', demo: 'onair-wallet' }),
    secret: secret('WALLET_SECRET', { about: 'the shop’s secret there', demo: 'onair-wallet-secret' }),
    merchantId: secret('WALLET_MERCHANT_ID', { about: 'the account that is paid', demo: 'ONAIRSHOP2026' }),
  }),
})
