import { formatDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { type OrderListQuery, orderDateRanges, ordersPageSize, searchedOrderNo } from '@onair/core/orders'
import type { OrderListPage, OrderList as Orders } from '@onair/core/orders/client'
import { useRef, useState } from 'react'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import common from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Field } from '../parts/field.tsx'
import * as icons from '../parts/icons.ts'
import { OrderState } from '../parts/order-state.tsx'
import { Pager } from '../parts/pager.tsx'
import { Picture } from '../parts/picture.tsx'
import { Select } from '../parts/select.tsx'
import { ToTop } from '../parts/to-top.tsx'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'
import { createOrderListModel, orderListAddress, rememberAddress } from './order-list.model.ts'

export type OrderListProps = {
  /** One page of the orders of a period. */
  initial: OrderListPage
  /** The query of that page. */
  query: OrderListQuery
}

const periods = { 30: 'days30', 60: 'days60', 180: 'months6', 0: 'all' } as const
const path = '/pages/myaccount/orderstatus'

const isStandard = (days: number): days is keyof typeof periods => days in periods
/** The selector's periods, and the address's period if it is none of them. */
const offeredRanges = (asked: number): readonly number[] =>
  isStandard(asked) ? orderDateRanges : [asked, ...orderDateRanges]

/** The customer's orders (specification §2, "Order list screen"). Its links and forms work without JavaScript too. */
export function OrderList({ initial, query: initialQuery }: OrderListProps) {
  const { language, link, models } = useShop()
  const t = useMessages('orderList', en, fr)
  const c = useMessages('common', common, commonFr)
  const uid = useUid()
  const hydrated = useHydrated()
  const [model] = useState(() => createOrderListModel(models, { page: initial, query: initialQuery }))
  const { page, query } = useShared(model.shown, model.shown.peek())
  const busy = useShared(model.busy, false)
  const error = useShared(model.error, undefined)
  const { orderSummary: rows, paging } = page.list
  const address = (to: OrderListQuery) => orderListAddress(to, ordersPageSize)
  const labelOf = (days: number) => (isStandard(days) ? t(periods[days]) : t('days', { count: days }))
  const root = useRef<HTMLDivElement>(null)
  const [pageChanged, setPageChanged] = useState(false)
  const show = async (to: OrderListQuery) => {
    setPageChanged(true)
    await model.show(to)
    if (model.error.peek() === undefined) rememberAddress(models, address(to))
  }
  const showPage = async (to: number) => {
    await show({ ...query, page: to })
    root.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="onair onair-orders" id={uid} ref={root} tabIndex={-1}>
      <h1>{t('title')}</h1>
      <div className="onair-orders-tools">
        <search>
          <form
            method="get"
            action={link(path)}
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
            <Button type="submit" icon={icons.search}>
              {t('search')}
            </Button>
          </form>
        </search>
        <form method="get" action={link(path)}>
          <Select
            id={`${uid}-range`}
            label={t('show')}
            name="dateRange"
            defaultValue={String(initialQuery.dateRange)}
            options={offeredRanges(initialQuery.dateRange).map((days) => ({
              value: String(days),
              label: labelOf(days),
            }))}
            onChange={(event) => void show({ ...query, page: 1, dateRange: Number(event.currentTarget.value) })}
          />
          {!hydrated && <Button type="submit">{t('apply')}</Button>}
        </form>
      </div>
      {error ? (
        <p className="onair-orders-error" role="alert">
          {error === 'unreachable' ? c('tryLater') : error}
        </p>
      ) : (
        <div className="onair-orders-page" aria-busy={busy}>
          <p className="onair-hidden" role="status">
            {pageChanged &&
              !busy &&
              rows.length > 0 &&
              t('shown', { page: paging.currentPage, pages: paging.totalPages })}
          </p>
          {rows.length === 0 ? <NoOrders ever={page.everOrdered} /> : <Rows rows={rows} />}
          <Pager
            language={language}
            page={paging.currentPage}
            totalPages={paging.totalPages}
            href={(to) => link(address({ ...query, page: to }))}
            onPage={(to) => void showPage(to)}
          />
          {rows.length > 0 && <ToTop target={uid}>{t('top')}</ToTop>}
        </div>
      )}
    </div>
  )
}

function Rows({ rows }: { rows: Orders['orderSummary'] }) {
  const { link } = useShop()
  const t = useMessages('orderList', en, fr)
  return (
    <>
      <p className="onair-orders-note">{t('note')}</p>
      <ul className="onair-orders-rows" aria-label={t('title')}>
        {rows.map((order) => (
          <Row key={order.orderNo} order={order} href={link(`${path}/${order.orderNo}`)} />
        ))}
      </ul>
    </>
  )
}

function Row({ order, href }: { order: Orders['orderSummary'][number]; href: string }) {
  const { language, imageBase } = useShop()
  const t = useMessages('orderList', en, fr)
  const zone = useTimeZone()
  const more = order.itemCount - 1
  return (
    <li className="onair-orders-row">
      <div className="onair-orders-pictures">
        {order.items.map(({ itemImageURL, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order keep their positions
          <Picture key={index} base={imageBase} name={itemImageURL} alt="" label={description} sizes="thumb" />
        ))}
      </div>
      <p className="onair-orders-items">
        {order.items[0]?.description} {more > 0 && <span>{t('more', { count: more })}</span>}
      </p>
      <p>
        <span>{t('number')}</span> <strong translate="no">{order.orderNo}</strong>
      </p>
      <p>
        <span>{t('date')}</span>{' '}
        <time dateTime={order.orderDateTime}>{formatDate(order.orderDateTime, language, zone)}</time>
      </p>
      <p>
        <span>{t('total')}</span> <span translate="no">{formatMoney(order.orderTotal, language)}</span>
      </p>
      <p>
        <span>{t('status')}</span> <OrderState status={order.status} />
      </p>
      <a href={href}>
        {t('view')} <span className="onair-hidden">{order.orderNo}</span>
      </a>
    </li>
  )
}

/** Says that the period is empty, or that the customer has never ordered. */
function NoOrders({ ever }: { ever: boolean }) {
  const { link } = useShop()
  const t = useMessages('orderList', en, fr)
  return (
    <div className="onair-orders-none">
      <p>{t(ever ? 'noneInRange' : 'none')}</p>
      {ever ? (
        <ButtonLink href={link(path)}>{t('showAll')}</ButtonLink>
      ) : (
        <ButtonLink look="primary" href={link('/')}>
          {t('shopNow')}
        </ButtonLink>
      )}
    </div>
  )
}
