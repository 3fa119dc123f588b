import type { CardBrand } from '@onair/core/payment'

const marks: Readonly<Record<CardBrand, string>> = { VI: 'VISA', MC: 'MC', AX: 'AMEX', FI: 'ONAIR' }

/**
 * A card brand's logo. It is hidden from screen readers: the text beside it names the brand. Styling hook:
 * `data-brand`.
 */
export function CardLogo({ brand }: { brand: CardBrand }) {
  return (
    <span className="onair-card-logo" data-brand={brand} aria-hidden="true">
      {marks[brand]}
    </span>
  )
}
