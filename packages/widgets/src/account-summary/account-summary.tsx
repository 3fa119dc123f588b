import { formatDate, formatDateTime, formatTime } from '@onair/core/dates'
import type { EasyPayStatus } from '@onair/core/easy-pay'
import { productPath } from '@onair/core/item-number'
import { type Cents, formatMoney } from '@onair/core/money'
import type { ReactNode } from 'react'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import en from './account-summary.messages.en.json'
import fr from './account-summary.messages.fr.json'

/** A shipment of the latest order. Days are `YYYY-MM-DD`; the first one present is shown. */
export type SummaryShipment = {
  shipOrderNo: string
  names: readonly string[]
  deliveryDate?: string | null
  estimatedDelivery?: string | undefined
  shipDate?: string | null
}

export type AccountSummaryProps = {
  /** Undefined before the first order. `trackPath` once a parcel has left. */
  latest?:
    | {
        orderNo: string
        orderDateTime: string
        status: string
        trackPath?: string | undefined
        shipments: readonly SummaryShipment[]
      }
    | undefined
  /** The day is `YYYY-MM-DD`. */
  payment?: { orderNo: string; totalAmount: Cents; paymentDate: string; status: EasyPayStatus } | undefined
  /** The end is an instant. */
  editable: readonly { orderNo: string; until: string }[]
  /** The end is a day. */
  returnable: readonly { orderNo: string; shipOrderNo: string; until: string }[]
  /** Undefined for a guest, who has no favourites. */
  favourites?:
    | readonly {
        itemNo: string
        name: string
        airTime?: string | undefined
        isPrice?: Cents | undefined
        wasPrice?: Cents | undefined
      }[]
    | undefined
}

/** The number of favourites that the summary shows; the page of favourites has the others. */
const mostFavourites = 5

/**
 * The account's summary (specification §2, "Account summary"): the latest order and its state, the next Easy Pay payment, what
 * can still be edited or returned and until when, and favourites worth a look today. It has only links.
 */
export function AccountSummary(props: AccountSummaryProps) {
  const t = useMessages('accountSummary', en, fr)
  return (
    <div className="onair onair-account-summary">
      <h1>{t('title')}</h1>
      <Section title={t('latest')}>
        <LatestOrder latest={props.latest} />
      </Section>
      <Section title={t('payment')}>
        <NextPayment payment={props.payment} />
      </Section>
      <Section title={t('possible')}>
        <StillPossible editable={props.editable} returnable={props.returnable} />
      </Section>
      {props.favourites && (
        <Section title={t('favourites')}>
          <FavouritesToday favourites={props.favourites} />
        </Section>
      )}
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

function OrderLink({ orderNo }: { orderNo: string }) {
  const { link } = useShop()
  const t = useMessages('accountSummary', en, fr)
  return <a href={link(`/pages/myaccount/orderstatus/${orderNo}`)}>{t('order', { orderNo })}</a>
}

function LatestOrder({ latest }: Pick<AccountSummaryProps, 'latest'>) {
  const { language, link } = useShop()
  const timeZone = useTimeZone()
  const t = useMessages('accountSummary', en, fr)
  if (!latest) {
    return (
      <>
        <p>{t('noOrder')}</p>
        <ButtonLink look="primary" href={link('/')}>
          {t('shopNow')}
        </ButtonLink>
      </>
    )
  }
  const { orderNo, orderDateTime, status, trackPath, shipments } = latest
  const state = ({ deliveryDate, estimatedDelivery, shipDate }: SummaryShipment) => {
    const day = (date: string) => formatDate(date, language, 'UTC')
    if (deliveryDate) return t('delivered', { day: day(deliveryDate) })
    if (estimatedDelivery) return t('expected', { day: day(estimatedDelivery) })
    return shipDate ? t('shipped', { day: day(shipDate) }) : status
  }
  return (
    <>
      <p>
        <OrderLink orderNo={orderNo} /> {t('orderOn', { day: formatDate(orderDateTime, language, timeZone), status })}
      </p>
      <ul>
        {shipments.map((shipment) => (
          <li key={shipment.shipOrderNo}>
            {t('shipment', { items: shipment.names.join(', ') })} <strong>{state(shipment)}</strong>
          </li>
        ))}
      </ul>
      {trackPath && (
        <ButtonLink icon={icons.truck} href={link(trackPath)}>
          {t('track')}
        </ButtonLink>
      )}
    </>
  )
}

function NextPayment({ payment }: Pick<AccountSummaryProps, 'payment'>) {
  const { language, link } = useShop()
  const t = useMessages('accountSummary', en, fr)
  if (!payment) return <p>{t('noPayment')}</p>
  const values = {
    amount: formatMoney(payment.totalAmount, language),
    day: formatDate(payment.paymentDate, language, 'UTC'),
    orderNo: payment.orderNo,
  }
  return (
    <p>
      {t(payment.status === 'Failed' ? 'paymentFailed' : 'paymentDue', values)}{' '}
      <a href={link('/pages/myaccount/easypay')}>{t('allPayments')}</a>
    </p>
  )
}

function StillPossible({ editable, returnable }: Pick<AccountSummaryProps, 'editable' | 'returnable'>) {
  const { language } = useShop()
  const timeZone = useTimeZone()
  const t = useMessages('accountSummary', en, fr)
  if (editable.length + returnable.length === 0) return <p>{t('nothingPossible')}</p>
  return (
    <ul>
      {editable.map(({ orderNo, until }) => (
        <li key={orderNo}>
          <OrderLink orderNo={orderNo} /> {t('editUntil', { time: formatDateTime(until, language, timeZone) })}
        </li>
      ))}
      {returnable.map(({ orderNo, shipOrderNo, until }) => (
        <li key={shipOrderNo}>
          <OrderLink orderNo={orderNo} /> {t('returnUntil', { day: formatDate(until, language, 'UTC') })}
        </li>
      ))}
    </ul>
  )
}

function FavouritesToday({ favourites }: { favourites: NonNullable<AccountSummaryProps['favourites']> }) {
  const { language, link } = useShop()
  const timeZone = useTimeZone()
  const t = useMessages('accountSummary', en, fr)
  const money = (cents: Cents) => formatMoney(cents, language)
  return (
    <>
      {favourites.length === 0 ? (
        <p>{t('noFavourites')}</p>
      ) : (
        <ul>
          {favourites.slice(0, mostFavourites).map(({ itemNo, name, airTime, isPrice, wasPrice }) => (
            <li key={itemNo}>
              <a href={link(productPath(itemNo))}>{name}</a>{' '}
              {airTime && <strong>{t('onAir', { time: formatTime(airTime, language, timeZone) })}</strong>}{' '}
              {isPrice !== undefined && wasPrice !== undefined && (
                <span>{t('cheaper', { is: money(isPrice), was: money(wasPrice) })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <a href={link('/pages/myaccount/favourites')}>{t('allFavourites')}</a>
    </>
  )
}
