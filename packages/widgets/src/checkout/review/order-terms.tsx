import { returnWindowDays } from '@onair/core/returns'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { LinkedText } from '../../parts/linked-text.tsx'
import en from './order-terms.messages.en.json'
import fr from './order-terms.messages.fr.json'

const slugs: Readonly<Record<string, string>> = { terms: 'terms', returns: 'returnspage', seller: 'contactus' }

/**
 * What applies to the order, before it is placed: the terms of sale, the returns window, the seller (Québec's Consumer Protection
 * Act, section 54.4, requires them before a contract made at a distance). The links open in another tab.
 *
 * @param props.ships whether anything ships: gift cards and donations do not, and are final sales
 */
export function OrderTerms({ ships }: { ships: boolean }) {
  const { link } = useShop()
  const t = useMessages('orderTerms', en, fr)
  return (
    <p className="onair-review-terms">
      <LinkedText
        link={(mark, text) => (
          <a href={link(`/go/customerservice/${slugs[mark]}`)} target="_blank" rel="noopener">
            {text}
            <span className="onair-hidden"> {t('newTab')}</span>
          </a>
        )}
      >
        {ships ? t('terms', { days: returnWindowDays }) : t('finalSale')}
      </LinkedText>
    </p>
  )
}
