import { formatDate } from '@onair/core/dates'
import { Unreachable } from '@onair/core/http'
import { formatMoney } from '@onair/core/money'
import { defaultOrderDateRange, isCancelled, orderDateRanges, searchedOrderNo } from '@onair/core/orders'
import { type OrderList as Orders, ordersClient } from '@onair/core/orders/client'
import { useEffect, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShop, useTimeZone, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { Badge } from '../parts/badge.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Field, Select } from '../parts/field.tsx'
import { Pager } from '../parts/pager.tsx'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'

export type OrderListProps = {
  /** One page of the orders of a period. */
  initial: Orders
  /** The period in days; 0 for all orders. */
  dateRange: number
}

const periods = { 30: 'days30', 60: 'days60', 180: 'months6', 0: 'all' } as const

/** The customer's orders (specification §2, "Order list screen"). Works by links and forms. */
export function OrderList({ initial, dateRange }: OrderListProps) {
  const { language, link } = useShop()
  const t = useMessages(en, fr)
  const uid = useUid()
  const hydrated = useHydrated()
  const { orderSummary: rows, paging } = initial
  const address = link('/pages/myaccount/orderstatus')
  const href = (page: number) =>
    `${address}?${new URLSearchParams({ page: String(page), ...(dateRange > 0 && { dateRange: String(dateRange) }) })}`
  return (
    <div className="onair onair-orders" id={uid}>
      <h1>{t('title')}</h1>
      <div className="onair-orders-tools">
        <search>
          <form
            method="get"
            action={address}
            onSubmit={(event) => {
              const field = event.currentTarget.elements.namedItem('orderNo')
              if (!(field instanceof HTMLInputElement)) return
              field.value = searchedOrderNo(field.value) ?? ''
              if (field.value !== '') return
              event.preventDefault()
              field.focus()
            }}
          >
            <Field id={`${uid}-order-no`} label={t('orderNo')} name="orderNo" type="search" inputMode="numeric" />
            <Button type="submit" icon="search">
              {t('search')}
            </Button>
          </form>
        </search>
        <form method="get" action={address}>
          <Select
            id={`${uid}-range`}
            label={t('show')}
            name="dateRange"
            defaultValue={String(dateRange)}
            options={orderDateRanges.map((days) => ({ value: String(days), label: t(periods[days]) }))}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          />
          {!hydrated && <Button type="submit">{t('apply')}</Button>}
        </form>
      </div>
      {rows.length === 0 ? (
        <NoOrders dateRange={dateRange} total={paging.totalRecords} />
      ) : (
        <>
          <p className="onair-orders-note">{t('note')}</p>
          <ul className="onair-orders-rows" aria-label={t('title')}>
            {rows.map((order) => (
              <Row key={order.orderNo} order={order} href={`${address}/${order.orderNo}`} />
            ))}
          </ul>
        </>
      )}
      <Pager language={language} page={paging.currentPage} totalPages={paging.totalPages} href={href} />
      {rows.length > 0 && (
        <a className="onair-orders-top" href={`#${uid}`}>
          {t('top')}
        </a>
      )}
    </div>
  )
}

function Row({ order, href }: { order: Orders['orderSummary'][number]; href: string }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const zone = useTimeZone()
  return (
    <li className="onair-orders-row">
      <p>
        <span>{t('number')}</span> <strong>{order.orderNo}</strong>
      </p>
      <p>
        <span>{t('date')}</span>{' '}
        <time dateTime={order.orderDateTime}>{formatDate(order.orderDateTime, language, zone)}</time>
      </p>
      <p>
        <span>{t('total')}</span> {formatMoney(order.orderTotal, language)}
      </p>
      <p>
        <span>{t('status')}</span> <Badge kind={isCancelled(order.status) ? 'warn' : 'plain'}>{order.status}</Badge>
      </p>
      <a href={href}>
        {t('view')} <span className="onair-hidden">{order.orderNo}</span>
      </a>
    </li>
  )
}

/** The server knows whether only this period is empty or the customer has never ordered. */
function NoOrders({ dateRange, total }: { dateRange: number; total: number }) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const http = useModel(httpModel)
  const [ever, setEver] = useState(dateRange > defaultOrderDateRange || total > 0)
  useEffect(() => {
    if (dateRange === 0) return
    let wanted = true
    ordersClient(http)
      .list({ page: 1, pageSize: 6 })
      .then(
        (answer) => {
          if (wanted && answer.ok) setEver(answer.value.paging.totalRecords > 0)
        },
        (failure) => {
          if (!(failure instanceof Unreachable)) throw failure
        },
      )
    return () => {
      wanted = false
    }
  }, [http, dateRange])
  return (
    <div className="onair-orders-none">
      <p>{t(ever ? 'noneInRange' : 'none')}</p>
      {ever ? (
        <ButtonLink href={link('/pages/myaccount/orderstatus')}>{t('showAll')}</ButtonLink>
      ) : (
        <ButtonLink look="primary" href={link('/')}>
          {t('shopNow')}
        </ButtonLink>
      )}
    </div>
  )
}
