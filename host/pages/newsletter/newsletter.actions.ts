import { newsletterPath } from '@onair/core/newsletter'
import { newsletterClient } from '@onair/core/newsletter/client'
import { emailSuggestion } from '@onair/core/sign-in'
import type { Action } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import { tried } from '../../kernel/unwrap.ts'
import { newsletterFormPath } from '../../parts/newsletter-form.tsx'

/** The result of the form, as the page's address names it. The e-mail itself is in no address. */
export const outcomes = ['sent', 'invalid', 'busy', 'away'] as const
type NewsletterResult = (typeof outcomes)[number]

/** The page that asks about an address that looks mistyped. */
export const newsletterQuestionPath = `${newsletterPath}/address`
/** The name under which the mistyped address is saved for that page. */
export const questionName = 'newsletter'

const outcomeOf = (asked: { ok: boolean; status?: number } | undefined): NewsletterResult => {
  if (!asked) return 'away'
  if (asked.ok) return 'sent'
  if (asked.status === 400) return 'invalid'
  return asked.status === 429 ? 'busy' : 'away'
}

/**
 * The form of the newsletter, which every page has. An address that looks mistyped is questioned once; `confirmed` says that the
 * shopper has seen the question. A browser without cookies cannot be asked: what is typed must not be in an address.
 */
export const newsletterActions: readonly Action[] = [
  {
    path: newsletterFormPath,
    audience: 'everyone',
    async run(visit, { email = '', confirmed }) {
      if (confirmed === undefined && visit.hasCookies && emailSuggestion(email)) {
        saveForm(visit, questionName, { email })
        return newsletterQuestionPath
      }
      return `${newsletterPath}?posted=${outcomeOf(await tried(newsletterClient(visit.http).ask(email)))}`
    },
  },
]
