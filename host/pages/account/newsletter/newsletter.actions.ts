import { newsletterClient } from '@onair/core/newsletter/client'
import type { Action } from '../../../kernel/action.ts'
import { tried } from '../../../kernel/unwrap.ts'

export const newsletterPath = '/pages/myaccount/newsletter'
export const newsletterFormPath = '/account/newsletter'

/** The form of the newsletter. */
export const newsletterActions: readonly Action[] = [
  {
    path: newsletterFormPath,
    audience: 'customer',
    page: () => newsletterPath,
    async run({ http }, { subscribe }) {
      const newsletter = newsletterClient(http)
      const subscribes = subscribe === 'yes'
      const done = await tried(subscribes ? newsletter.subscribe() : newsletter.unsubscribe())
      return `${newsletterPath}?result=${done?.ok ? (subscribes ? 'subscribed' : 'unsubscribed') : 'away'}`
    },
  },
]
