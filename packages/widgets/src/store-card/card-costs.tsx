import { formatMoney } from '@onair/core/money'
import { formatPercent } from '@onair/core/numbers'
import { storeCardCosts } from '@onair/core/store-card'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import en from './card-costs.messages.en.json'
import fr from './card-costs.messages.fr.json'

/**
 * What the card costs: rate, grace period and fees. It is above the application and again above the consent to the credit check.
 */
export function CardCosts() {
  const { language } = useShop()
  const t = useMessages('cardCosts', en, fr)
  const id = useUid()
  const { ratePercent, yearlyFee, missedFee, graceDays } = storeCardCosts
  const facts = [
    [t('rate'), formatPercent(ratePercent, language)],
    [t('grace'), t('graceText', { days: graceDays })],
    [t('yearlyFee'), yearlyFee === 0 ? t('none') : formatMoney(yearlyFee, language)],
    [t('missedFee'), formatMoney(missedFee, language)],
  ] as const
  return (
    <section className="onair-store-card-costs" aria-labelledby={`${id}-costs`}>
      <h3 id={`${id}-costs`}>{t('title')}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('easyPay')}</p>
    </section>
  )
}
