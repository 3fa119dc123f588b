import { defineSettings } from '../kernel/settings.ts'
import { requiredUrl, secret } from '../kernel/variables.ts'

export const reviewsSettings = defineSettings({
  title: 'Reviews',
  variables: ({ sandbox }) => ({
    url: requiredUrl('REVIEWS_URL', { about: 'the review service', demo: `${sandbox}/reviews` }),
    key: secret('REVIEWS_KEY', { about: 'the shop’s key there', demo: 'onair-reviews-demo' }),
  }),
})
