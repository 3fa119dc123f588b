import { defineSettings } from '../kernel/settings.ts'
import { requiredUrl, secret } from '../kernel/variables.ts'

export const creditSettings = defineSettings({
  title: 'The store card',
  variables: ({ sandbox }) => ({
    url: requiredUrl('CREDIT_URL', {
      about: 'the credit service that decides on applications for the store card',
      demo: `${sandbox}/credit`,
    }),
    key: secret('CREDIT_KEY', { about: 'the shop’s key there', demo: 'onair-credit-demo' }),
  }),
})
