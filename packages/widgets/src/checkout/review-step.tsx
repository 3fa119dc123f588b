import type { Bag } from '@onair/core/client'
import { displayItemNumber, formatDay, formatMoney } from '@onair/core/rules'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { AddressBlock } from '../parts/address-block.tsx'
import { Button } from '../parts/button.tsx'
import { ItemRow } from '../parts/item-row.tsx'
import { Plan } from '../parts/plan.tsx'
import { useShared, useShop } from '../shop.tsx'
import { cardName } from './card-name.ts'
import type { CheckoutModel, Problem } from './checkout.types.ts'
import { OrderTotals } from './order-totals.tsx'
import { shortLines } from './short-lines.tsx'

type Props = {
  model: CheckoutModel
  bag: Bag
  /** The order is being read, or placed. */
  busy: 'reading' | 'placing' | undefined
  problem: Problem | undefined
}

/** The whole order once more, and the button that places it. */
export function ReviewStep({ model, bag, busy, problem }: Props) {
  const { language, imageBase, link } = useShop()
  const t = useMessages(en, fr)
  const reviewed = useShared(model.reviewed, false)
  const method = bag.shipMethods.find(({ id }) => id === bag.shipMethodId)
  const total = formatMoney(bag.grandTotal, language)
  const place =
    problem?.kind === 'changed' ? 'acceptAndPlace' : problem?.kind === 'unknown' ? 'placeAgain' : ('place' as const)
  const canPlace = reviewed || problem?.kind === 'unknown'
  const { shippingAddress, buyer } = bag
  const billing = buyer?.billingAddress
  const sameBilling = billing && shippingAddress && !shippingAddress.accessPoint && isSame(billing, shippingAddress)
  const paying = (bag.giftCards ?? []).filter(({ amount }) => amount > 0)
  const card = bag.grandTotal > 0 ? bag.creditCard : null
  // What is short is settled above, and the order reviewed again by that.
  const short = shortLines(bag).length > 0
  return (
    <div className="onair-review" aria-busy={busy !== undefined}>
      <ul className="onair-review-lines">
        {bag.cartLines.map((line) => (
          <li key={line.id}>
            <ItemRow
              imageBase={imageBase}
              image={line.imageUrl}
              name={line.name}
              details={[
                [line.style, line.size].filter(Boolean).join(', '),
                t('item', { number: displayItemNumber(line.itemNo) }),
                t('quantity', { count: line.quantity }),
              ]}
              end={formatMoney(line.lineTotal, language)}
            />
          </li>
        ))}
      </ul>
      <a className="onair-review-edit" href={link('/pages/shoppingbag')}>
        {t('editBag')}
      </a>
      <dl className="onair-review-facts">
        {shippingAddress && (
          <div>
            <dt>{t(shippingAddress.accessPoint ? 'pickUp' : 'delivery')}</dt>
            <dd>
              {shippingAddress.accessPoint && <strong>{shippingAddress.accessPoint.name}</strong>}
              <AddressBlock address={shippingAddress} />
            </dd>
          </div>
        )}
        {method && (
          <div>
            <dt>{t('shipping')}</dt>
            <dd>
              {method.name}
              <span className="onair-choice-detail">
                {t('arrives', { day: formatDay(method.estimatedDelivery, language, 'UTC') })}
              </span>
            </dd>
          </div>
        )}
        {(paying.length > 0 || card) && (
          <div>
            <dt>{t('payment')}</dt>
            <dd>
              {paying.map(({ id, lastDigits, amount }) => (
                <span key={id}>{t('paidBy', { digits: lastDigits, amount: formatMoney(amount, language) })}</span>
              ))}
              {card && <span>{cardName(card, language, t)}</span>}
            </dd>
          </div>
        )}
        {billing && (
          <div>
            <dt>{t('billing')}</dt>
            <dd>{sameBilling ? t('sameAsDelivery') : <AddressBlock address={billing} />}</dd>
          </div>
        )}
        {bag.buyer && (
          <div>
            <dt>{t('confirmationTo')}</dt>
            <dd>{bag.buyer.email}</dd>
          </div>
        )}
      </dl>
      <Plan language={language} caption={t('plan')} instalments={bag.installments} />
      <OrderTotals bag={bag} />
      {canPlace || busy ? (
        <p className="onair-review-place">
          <Button look="live" size="l" wide busy={busy !== undefined} onClick={() => void model.place()}>
            {busy === 'placing' ? t('placing') : busy === 'reading' ? t('reading') : t(place, { total })}
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

type Address = NonNullable<Bag['shippingAddress']>

const isSame = (one: Address, other: Address) =>
  (['firstName', 'lastName', 'address1', 'address2', 'city', 'province', 'zipCode'] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  )
