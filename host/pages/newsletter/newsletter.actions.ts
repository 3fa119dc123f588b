import { newsletterPath } from '@onair/core/newsletter'
import { newsletterClient } from '@onair/core/newsletter/client'
import type { Action } from '../../kernel/action.ts'
import { tried } from '../../kernel/unwrap.ts'
import { newsletterFormPath } from '../../parts/newsletter-form.tsx'

/** What the form led to, as the page's address names it. The e-mail itself stands in no address. */
export const outcomes = ['sent', 'invalid', 'busy', 'away'] as const
type Outcome = (typeof outcomes)[number]

const outcomeOf = (asked: { ok: boolean; status?: number } | undefined): Outcome => {
  if (!asked) return 'away'
  if (asked.ok) return 'sent'
  if (asked.status === 400) return 'invalid'
  return asked.status === 429 ? 'busy' : 'away'
}

/** The form of the newsletter, which every page has. */
export const newsletterActions: readonly Action[] = [
  {
    path: newsletterFormPath,
    audience: 'everyone',
    run: async ({ http }, { email = '' }) =>
      `${newsletterPath}?posted=${outcomeOf(await tried(newsletterClient(http).ask(email)))}`,
  },
]
