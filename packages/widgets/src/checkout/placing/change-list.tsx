import { formatMoney } from '@onair/core/money'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { Change } from './changes.ts'

const ofLines = { price: 'changePrice', quantity: 'changeQuantity' } as const
const amounts = {
  shippingHandling: 'changeShippingHandling',
  discount: 'changeDiscount',
  taxTotal: 'changeTaxTotal',
  giftCards: 'changeGiftCards',
  grandTotal: 'changeGrandTotal',
} as const

/** Lists what changed since the review: the old value beside the new one. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { language } = useShop()
  const t = useMessages('checkout', en, fr)
  const textOf = (change: Change) => {
    if (change.kind === 'gone') return t('changeGone', { name: change.name })
    if (change.kind === 'added') return t('changeAdded', { name: change.name })
    const show = (value: number) => (change.kind === 'quantity' ? String(value) : formatMoney(value, language))
    const [before, after] = [show(change.before), show(change.after)]
    return (
      <>
        <span>{'name' in change ? t(ofLines[change.kind], { name: change.name }) : t(amounts[change.kind])}</span>
        <span className="onair-hidden">{t('fromTo', { before, after })}</span>
        <span aria-hidden="true">
          <s>{before}</s> <strong>{after}</strong>
        </span>
      </>
    )
  }
  if (changes.length === 0) return null
  return (
    <ul className="onair-changes" aria-label={t('whatChanged')}>
      {changes.map((change) => (
        <li key={`${change.kind} ${'name' in change ? change.name : ''}`}>{textOf(change)}</li>
      ))}
    </ul>
  )
}
