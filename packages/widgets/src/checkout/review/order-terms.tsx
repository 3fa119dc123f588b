import { returnWindowDays } from '@onair/core/returns'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import en from './order-terms.messages.en.json'
import fr from './order-terms.messages.fr.json'

/**
 * What applies to the order, before it is placed: the terms of sale, the returns window, the seller (Québec's Consumer Protection
 * Act, section 54.4, asks for them before a contract made at a distance). The links open beside the page.
 */
export function OrderTerms() {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const to = (slug: string, text: string) => (
    <a href={link(`/go/customerservice/${slug}`)} target="_blank" rel="noopener">
      {text}
      <span className="onair-hidden"> {t('newTab')}</span>
    </a>
  )
  return (
    <p className="onair-review-terms">
      {t('accept')} {to('terms', t('terms'))}
      {t('then')} {to('returnspage', t('returns', { days: returnWindowDays }))}
      {t('and')} {to('contactus', t('seller'))}.
    </p>
  )
}
