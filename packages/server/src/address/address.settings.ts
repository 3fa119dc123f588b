import { defineSettings } from '../kernel/settings.ts'
import { requiredUrl, secret } from '../kernel/variables.ts'

export const addressLookupSettings = defineSettings({
  title: 'Address look-up',
  variables: ({ sandbox }) => ({
    url: requiredUrl('ADDRESS_LOOKUP_URL', {
      about: 'Canada Post AddressComplete',
      demo: `${sandbox}/addresscomplete`,
    }),
    key: secret('ADDRESS_LOOKUP_KEY', { about: 'the shop’s key there', demo: 'onair-demo' }),
  }),
})
