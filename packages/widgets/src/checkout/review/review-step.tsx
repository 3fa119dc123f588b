import type { Bag } from '@onair/core/bag/client'
import { formatMoney } from '@onair/core/money'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Plan } from '../../parts/plan.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CheckoutModel, Problem } from '../checkout.types.ts'
import { OrderLines } from './order-sheet.tsx'
import { OrderTerms } from './order-terms.tsx'
import { OrderTotals } from './order-totals.tsx'
import { dueToday, placeText } from './place-text.ts'
import { shortLines } from './short-lines.tsx'

type Props = {
  model: CheckoutModel
  bag: Bag
  /** Whether the order is being read or placed. */
  busy: 'reading' | 'placing' | undefined
  problem: Problem | undefined
}

/** What the steps above do not show (the lines, the later payments, the totals), and the button that places the order. */
export function ReviewStep({ model, bag, busy, problem }: Props) {
  const { language, link } = useShop()
  const t = useMessages('checkout', en, fr)
  const reviewed = useShared(model.reviewed, false)
  const edit = useShared(model.edit, undefined)
  const canPlace = reviewed || problem?.kind === 'unknown'
  const differenceText = (cents: number) =>
    cents === 0
      ? t('sameTotal')
      : t(cents > 0 ? 'payMore' : 'getBack', { amount: formatMoney(Math.abs(cents), language) })
  const due = dueToday(bag)
  // Resolving the short lines above reviews the order again.
  const short = shortLines(bag).length > 0
  return (
    <div className="onair-review" aria-busy={busy !== undefined}>
      <OrderLines bag={bag} />
      <a className="onair-review-edit" href={link('/pages/shoppingbag')}>
        {t('editBag')}
      </a>
      <Plan language={language} caption={t('plan')} instalments={bag.installments} />
      <div className="onair-review-totals">
        <OrderTotals bag={bag} />
      </div>
      {edit && bag.modifyOrderNo && (
        <p className="onair-review-difference" role="status">
          <strong>{differenceText(edit.difference)}</strong>
        </p>
      )}
      <OrderTerms ships={bag.ships} />
      {due.by === 'card' && !bag.modifyOrderNo && (
        <p className="onair-review-terms">
          {t(bag.ships ? 'heldToday' : 'heldUntilFinal', { amount: formatMoney(due.cents, language) })}
        </p>
      )}
      {canPlace || busy ? (
        <p className="onair-review-place">
          <Button look="primary" size="l" wide busy={busy !== undefined} onClick={() => void model.place()}>
            {busy === 'placing'
              ? t('placing')
              : busy === 'reading'
                ? t('reading')
                : placeText(bag, problem, language, t)}
          </Button>
        </p>
      ) : (
        !short && (
          <Button size="l" wide onClick={() => void model.review()}>
            {t('reviewAgain')}
          </Button>
        )
      )}
    </div>
  )
}
