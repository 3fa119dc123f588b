import { maxEmailLength } from '@onair/core/limits'
import { newsletterPath } from '@onair/core/newsletter'
import { Phones } from '@onair/widgets/parts'
import type { Visit } from '../kernel/visit.ts'
import { frameTexts } from './frame-texts.ts'

/** The path that the form posts to. */
export const newsletterFormPath = '/newsletter'

/** The pages of the newsletter, which have the form in their content. */
export const isNewsletterPage = ({ path }: Visit): boolean =>
  path === newsletterPath || path.startsWith(`${newsletterPath}/`)

/**
 * Asks for an address for the newsletter, without script. As Canada's anti-spam law requires, it says what is sent, who sends it,
 * how to reach them, and that the consent can be withdrawn.
 */
export function NewsletterForm({ visit }: { visit: Visit }) {
  const { link } = visit
  const { careEmail, carePhone } = visit.host.settings
  const t = frameTexts(visit)
  return (
    // Blockers hide forms with "newsletter" in their name, even on the newsletter's own page.
    <form className="letter-form" method="post" action={newsletterFormPath}>
      <label htmlFor="newsletter-email">{t('newsletter.email')}</label>
      <div>
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          maxLength={maxEmailLength}
          autoComplete="email"
          aria-describedby="newsletter-consent"
        />
        <button type="submit" className="button">
          {t('newsletter.subscribe')}
        </button>
      </div>
      <p id="newsletter-consent">
        <Phones>{t('newsletter.consent', { email: careEmail, phone: carePhone })}</Phones>{' '}
        <a href={link('/go/customerservice/privacy')}>{t('foot.privacy')}</a>
      </p>
    </form>
  )
}
