import type { CardBrand } from '@onair/core/payment'

const marks: Readonly<Record<CardBrand, string>> = { VI: 'VISA', MC: 'MC', AX: 'AMEX', FI: 'ONAIR' }

/** A card's brand as a small mark. It says nothing by itself: the words beside it do. Styling hook: `data-brand`. */
export function CardLogo({ brand }: { brand: CardBrand }) {
  return (
    <span className="onair-card-logo" data-brand={brand} aria-hidden="true">
      {marks[brand]}
    </span>
  )
}
