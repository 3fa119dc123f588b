import { isReduced, type PriceRange } from '@onair/core/catalogue'
import { type EasyPayOffer, easyPayOfferText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { type Cents, formatMoney, moneyParts } from '@onair/core/money'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './price.messages.en.json'
import fr from './price.messages.fr.json'

/** An amount with raised dollar sign and cents. Screen readers read the plain amount, once. */
export function Amount({ cents, language }: { cents: Cents; language: Language }) {
  const { text, parts } = moneyParts(cents, language)
  return (
    <span className="onair-amount" translate="no">
      <span className="onair-hidden">{text}</span>
      <span aria-hidden="true">
        {parts.map(({ role, text, raised }) =>
          raised ? <sup key={role}>{text}</sup> : <span key={role}>{text}</span>,
        )}
      </span>
    </span>
  )
}

export type PriceProps = {
  language: Language
  price: Cents | null
  /** The range, if styles have different prices. Replaces `price`. */
  range?: PriceRange | null
  /** The previous price; struck through if it differs from the price. */
  was?: Cents | null
  wasRange?: PriceRange | null
  /** The Easy Pay offer, shown as "or 4 × $48.73 Easy Pay". */
  easyPayment?: EasyPayOffer | null
  /** The unit of the price, such as "each": it follows the valid price, not the struck one. */
  unit?: string | false
  size?: 's' | 'm' | 'l'
}

/** A product's price, its previous price and its Easy Pay payment. Styling hooks: `data-size`, `data-reduced`. */
export function Price({ language, price, range, was, wasRange, easyPayment, unit, size = 'm' }: PriceProps) {
  const t = useTexts('price', en, fr, language)
  const now = spread(range, price)
  const previous = spread(wasRange, was)
  if (!now) return null
  const reduced = isReduced(previous, now)
  return (
    <span className="onair-price" part="price" data-size={size} data-reduced={reduced || undefined}>
      <span className="onair-price-now">
        <Amount cents={now.min} language={language} />
        {now.max !== now.min && (
          <>
            <span> – </span>
            <Amount cents={now.max} language={language} />
          </>
        )}
      </span>
      {unit && <span className="onair-price-unit">{` ${unit}`}</span>}
      {reduced && (
        <s className="onair-price-was">
          <span className="onair-hidden">{t('was', { price: '' }).trim()} </span>
          <span translate="no">
            {formatMoney(previous.min, language) +
              (previous.max === previous.min ? '' : ` – ${formatMoney(previous.max, language)}`)}
          </span>
        </s>
      )}
      {easyPayment && <span className="onair-price-easy">{easyPayOfferText(easyPayment, language)}</span>}
    </span>
  )
}

const spread = (range: PriceRange | null | undefined, single: Cents | null | undefined): PriceRange | null =>
  range ?? (single == null ? null : { min: single, max: single })
