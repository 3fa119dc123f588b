import type { Bag } from '@onair/core/bag/client'
import { formatDay } from '@onair/core/dates'
import { displayItemNumber } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import { useUntilText } from '../../connected/use-until-text.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressBlock } from '../../parts/address-block.tsx'
import { Exact } from '../../parts/exact.tsx'
import { ItemRow } from '../../parts/item-row.tsx'
import { Plan } from '../../parts/plan.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import { cardName } from '../payment/card-name.ts'
import { OrderTotals } from './order-totals.tsx'

/** The lines of an order with their item numbers. @param placed whether the order is placed: its prices are then final */
export function OrderLines({ bag, placed = false }: { bag: Bag; placed?: boolean }) {
  const { language, imageBase } = useShop()
  const t = useMessages('checkout', en, fr)
  const untilText = useUntilText()
  return (
    <ul className="onair-review-lines">
      {bag.cartLines.map((line) => (
        <li key={line.id}>
          <ItemRow
            imageBase={imageBase}
            image={line.imageUrl}
            name={line.name}
            details={[
              [line.style, line.size].filter(Boolean).join(', '),
              <Exact key="item" value={displayItemNumber(line.itemNo)}>
                {t('item', { number: displayItemNumber(line.itemNo) })}
              </Exact>,
              t('quantity', { count: line.quantity }),
              !placed && line.priceUntil && untilText(line.priceUntil),
            ]}
            end={formatMoney(line.lineTotal, language)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The whole order after it is placed. */
export function OrderSheet({ bag }: { bag: Bag }) {
  const { language } = useShop()
  const t = useMessages('checkout', en, fr)
  const method = bag.shipMethods.find(({ id }) => id === bag.shipMethodId)
  const { shippingAddress, buyer } = bag
  const billing = buyer?.billingAddress
  const sameBilling = isBilledThere(bag)
  const paying = (bag.giftCards ?? []).filter(({ amount }) => amount > 0)
  const card = bag.grandTotal > 0 ? bag.creditCard : null
  return (
    <>
      <OrderLines bag={bag} placed />
      <dl className="onair-review-facts">
        {bag.ships && shippingAddress && (
          <div>
            <dt>{t(shippingAddress.accessPoint ? 'pickUp' : 'delivery')}</dt>
            <dd>
              {shippingAddress.accessPoint && <strong>{shippingAddress.accessPoint.name}</strong>}
              <AddressBlock address={shippingAddress} />
            </dd>
          </div>
        )}
        {bag.ships && method && (
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

/** Whether the billing address is the delivery address. */
export function isBilledThere({ buyer, shippingAddress }: Bag): boolean {
  const billing = buyer?.billingAddress
  return !!billing && !!shippingAddress && !shippingAddress.accessPoint && isSame(billing, shippingAddress)
}

type Address = NonNullable<Bag['shippingAddress']>

const isSame = (one: Address, other: Address) =>
  (['firstName', 'lastName', 'address1', 'address2', 'city', 'province', 'zipCode'] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  )
