import { defineSettings } from '../kernel/settings.ts'
import { requiredUrl, secret } from '../kernel/variables.ts'

export const carrierSettings = defineSettings({
  title: 'Pick-up points',
  variables: ({ sandbox }) => ({
    url: requiredUrl('CARRIER_URL', { about: 'the carrier with pick-up points', demo: `${sandbox}/carrier` }),
    key: secret('CARRIER_KEY', { about: 'the shop’s key there', demo: 'onair-carrier-demo' }),
  }),
})
