import type { Bag } from '@onair/core/bag/client'
import { formatDay } from '@onair/core/dates'
import { displayItemNumber } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import type { ReactNode } from 'react'
import { useUntilText } from '../../connected/use-until-text.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressBlock } from '../../parts/address-block.tsx'
import { ItemRow } from '../../parts/item-row.tsx'
import { Plan } from '../../parts/plan.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import { cardName } from '../payment/card-name.ts'
import { OrderTotals } from './order-totals.tsx'

type OrderSheetProps = {
  bag: Bag
  /** Whether the order is placed: its prices hold for good. */
  placed?: boolean
  /** Rendered below the lines: actions on them. */
  children?: ReactNode
}

/** The whole order, before or after it is placed. */
export function OrderSheet({ bag, placed = false, children }: OrderSheetProps) {
  const { language, imageBase } = useShop()
  const t = useMessages(en, fr)
  const untilText = useUntilText()
  const method = bag.shipMethods.find(({ id }) => id === bag.shipMethodId)
  const { shippingAddress, buyer } = bag
  const billing = buyer?.billingAddress
  const sameBilling = billing && shippingAddress && !shippingAddress.accessPoint && isSame(billing, shippingAddress)
  const paying = (bag.giftCards ?? []).filter(({ amount }) => amount > 0)
  const card = bag.grandTotal > 0 ? bag.creditCard : null
  return (
    <>
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
                !placed && line.priceUntil && untilText(line.priceUntil),
              ]}
              end={formatMoney(line.lineTotal, language)}
            />
          </li>
        ))}
      </ul>
      {children}
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
    </>
  )
}

type Address = NonNullable<Bag['shippingAddress']>

const isSame = (one: Address, other: Address) =>
  (['firstName', 'lastName', 'address1', 'address2', 'city', 'province', 'zipCode'] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  )
