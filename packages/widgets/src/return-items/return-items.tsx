import { formatDate } from '@onair/core/dates'
import { randomId, Unreachable } from '@onair/core/http'
import { formatMoney } from '@onair/core/money'
import { type OrderDetail, ordersClient } from '@onair/core/orders/client'
import { type ReturnReason, refundQuote, returnReasons } from '@onair/core/returns'
import { type ReturnDetail, returnsClient } from '@onair/core/returns/client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { Button } from '../parts/button.tsx'
import { ItemRow } from '../parts/item-row.tsx'
import { Notice } from '../parts/notice.tsx'
import { Select } from '../parts/select.tsx'
import { TextArea } from '../parts/text-area.tsx'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'
import { amountsOf, RefundTotals, ReturnMade } from './return-made.tsx'

type Part = OrderDetail['subOrders'][number]
type Chosen = { lineId: string; quantity: number; reason: string }

/** The choice of a form that was posted without JavaScript, and the refusal, if any. */
export type TypedReturn = { items: Chosen[]; comment: string; message?: string }

export type ReturnItemsProps = {
  /** The number of the shipment (the sub-order). */
  shipOrderNo: string
  order: OrderDetail
  /** The order's returns, newest first. */
  returns: readonly ReturnDetail[]
  /** The return to show. */
  returnNo?: string
  typed?: TypedReturn
  /** The idempotency key of the form that is posted without JavaScript. */
  attemptKey?: string
}

/** The longest comment that the call accepts (its contract). */
const longestComment = 500
const policyPath = '/go/customerservice/returnspage#restrictions'

/** What the form's fields choose: items whose quantity is above 0. */
export function readReturn(part: Pick<Part, 'items'>, field: (name: string) => string | null | undefined): Chosen[] {
  return part.items
    .map(({ lineId }) => ({
      lineId,
      quantity: Number(field(`quantity-${lineId}`) ?? 0),
      reason: field(`reason-${lineId}`) ?? '',
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** The refund of the chosen units; null for none, or for too many. */
function quoteOf(order: OrderDetail, part: Part, chosen: readonly Chosen[]) {
  const isPossible = chosen.every(({ lineId, quantity }) =>
    part.items.some((item) => item.lineId === lineId && quantity <= item.returnableQuantity),
  )
  return chosen.length > 0 && isPossible ? refundQuote(order, chosen) : null
}

const isReason = (text: string): text is ReturnReason => returnReasons.some((reason) => reason === text)

/**
 * Returns items of a shipment by the postal carrier (specification §2, "Return items"): which, how many, why, the refund
 * before anything is sent, then the number and the label. Without JavaScript a form, which shows the refund when it is posted
 * the first time.
 */
export function ReturnItems({ shipOrderNo, order: initial, returns, returnNo, typed, attemptKey }: ReturnItemsProps) {
  const { language, link } = useShop()
  const t = useMessages(en, fr)
  const [order, setOrder] = useState(initial)
  const [made, setMade] = useState(returns.find((one) => one.returnNo === returnNo))
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = made !== undefined && made.returnNo !== returnNo
  const part = order.subOrders.find((one) => one.shipOrderNo === shipOrderNo)
  const orderNo = order.orderSummary.orderNo
  const own = returns.filter((one) => one.shipOrderNo === shipOrderNo && one.returnNo !== made?.returnNo)
  const here = `/pages/returnitems?orderNo=${encodeURIComponent(shipOrderNo)}`

  useEffect(() => {
    // The form that had the focus is gone.
    if (isNew) heading.current?.focus()
  }, [isNew])

  const whyNot = part && whyNotReturnable(part)
  return (
    <div className="onair onair-return">
      <header>
        <h1>{t('title')}</h1>
        <p>{t('shipment', { number: shipOrderNo, orderNo })}</p>
      </header>
      {made ? (
        <ReturnMade made={made} headingRef={heading}>
          <p>
            <a href={link(here)}>{t('another')}</a>
          </p>
        </ReturnMade>
      ) : part && !whyNot ? (
        <ReturnForm
          order={order}
          part={part}
          typed={typed}
          attemptKey={attemptKey}
          onOrder={setOrder}
          onMade={setMade}
        />
      ) : (
        <Notice still kind={whyNot === 'nothingLeft' ? 'info' : 'warn'}>
          {whyNot ? t(whyNot) : t('unknown', { orderNo: shipOrderNo })}
        </Notice>
      )}
      {own.length > 0 && (
        <section className="onair-return-earlier">
          <h2>{t('earlier')}</h2>
          <ul>
            {own.map((one) => (
              <li key={one.returnNo}>
                <a href={link(`${here}&return=${one.returnNo}`)}>{t('view', { number: one.returnNo })}</a>{' '}
                {one.refundedAt === null
                  ? t('requested', { day: formatDate(one.requestedAt, language, 'America/Toronto') })
                  : t('refunded', { day: formatDate(one.refundedAt, language, 'America/Toronto') })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="onair-return-links">
        <a href={link(`/pages/myaccount/orderstatus/${orderNo}`)}>{t('back')}</a>
        <a href={link(policyPath)}>{t('learnMore')}</a>
      </p>
    </div>
  )
}

/** Why a shipment has no form, by the name of its sentence. */
function whyNotReturnable(part: Part) {
  if (part.showIneligibleForReturnMessage) return 'notEligible'
  if (part.deliveryDate === null) return 'notDelivered'
  if (part.isReturnDeadlinePassed) return 'closed'
  if (part.items.every(({ returnableQuantity }) => returnableQuantity === 0)) return 'nothingLeft'
  return part.showCanadaPostReturnCTA ? undefined : 'otherWay'
}

type FormProps = Pick<ReturnItemsProps, 'typed' | 'attemptKey'> & {
  order: OrderDetail
  part: Part
  onOrder: (order: OrderDetail) => void
  onMade: (made: ReturnDetail) => void
}

function ReturnForm({ order, part, typed, attemptKey, onOrder, onMade }: FormProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages(en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly Chosen[]>(typed?.items ?? [])
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState(typed?.message)
  const [tried, setTried] = useState(typed !== undefined)
  /** One key per attempt: a retry of the same choice sends it again. */
  const attempt = useRef({ choice: '', key: '' })
  const refund = quoteOf(order, part, chosen)

  const read = (from: HTMLFormElement) => {
    const fields = new FormData(from)
    return readReturn(part, (name) => fields.get(name)?.toString())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page came to life, once
  useEffect(() => {
    if (form.current) setChosen(read(form.current))
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const element = event.currentTarget
    const items = read(element)
    setChosen(items)
    setTried(true)
    setMessage(undefined)
    const total = quoteOf(order, part, items)?.totalCents
    if (total === undefined) return element.querySelector<HTMLElement>('select')?.focus()
    const withoutReason = items.find(({ reason }) => !isReason(reason))
    if (withoutReason) return element.querySelector<HTMLElement>(`[name="reason-${withoutReason.lineId}"]`)?.focus()
    const comment = new FormData(element).get('comment')?.toString().trim()
    const body = {
      shipOrderNo: part.shipOrderNo,
      items: items.flatMap((item) => (isReason(item.reason) ? [{ ...item, reason: item.reason }] : [])),
      ...(comment && { comment }),
      refundTotal: total,
    }
    const choice = JSON.stringify(body)
    if (attempt.current.choice !== choice) attempt.current = { choice, key: randomId() }
    setSending(true)
    try {
      const { orderNo } = order.orderSummary
      const answer = await returnsClient(http).request(orderNo, body, attempt.current.key)
      if (answer.ok) return onMade(answer.value)
      setMessage(answer.items[0]?.message ?? t('away'))
      const reread = await ordersClient(http).read(orderNo)
      if (reread.ok) onOrder(reread.value)
    } catch (failure) {
      setMessage(t('away'))
      if (!(failure instanceof Unreachable)) throw failure
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      ref={form}
      className="onair-return-form"
      method="post"
      action={link('/returns/request')}
      noValidate
      onChange={(event) => setChosen(read(event.currentTarget))}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="shipOrderNo" value={part.shipOrderNo} />
      <input type="hidden" name="key" value={attemptKey ?? ''} />
      {/* The refund that this page shows: posted without JavaScript, a form without it is asked again with it. */}
      <input type="hidden" name="refundTotal" value={refund?.totalCents ?? ''} />
      {part.returnByDate && <p>{t('returnBy', { day: formatDate(part.returnByDate, language, 'UTC') })}</p>}
      {message && <Notice kind="bad">{message}</Notice>}
      {tried && !message && chosen.length === 0 && <Notice kind="bad">{t('nothingChosen')}</Notice>}
      <ul>
        {part.items
          .filter(({ returnableQuantity }) => returnableQuantity > 0)
          .map((item) => {
            const own = chosen.find(({ lineId }) => lineId === item.lineId)
            const given = typed?.items.find(({ lineId }) => lineId === item.lineId)
            return (
              <li key={item.lineId}>
                <fieldset>
                  <legend className="onair-hidden">{item.description}</legend>
                  <ItemRow
                    imageBase={imageBase}
                    image={item.itemImageURL}
                    name={item.description}
                    details={[
                      [item.style, item.size].filter(Boolean).join(', '),
                      t('price', { price: formatMoney(item.totalPrice / item.itemQuantity, language) }),
                    ]}
                  />
                  <div className="onair-return-choice">
                    <Select
                      id={`${id}-quantity-${item.lineId}`}
                      name={`quantity-${item.lineId}`}
                      label={t('quantity')}
                      defaultValue={String(given?.quantity ?? 0)}
                      options={Array.from({ length: item.returnableQuantity + 1 }, (_, count) => ({
                        value: String(count),
                        label: count === 0 ? t('none') : String(count),
                      }))}
                    />
                    <Select
                      id={`${id}-reason-${item.lineId}`}
                      name={`reason-${item.lineId}`}
                      label={t('reason')}
                      defaultValue={given?.reason ?? ''}
                      required={own !== undefined}
                      error={tried && own && !isReason(own.reason) ? t('reasonMissing') : undefined}
                      options={[
                        { value: '', label: t('choose') },
                        ...returnReasons.map((reason) => ({ value: reason, label: t(reason) })),
                      ]}
                    />
                  </div>
                </fieldset>
              </li>
            )
          })}
      </ul>
      <TextArea
        id={`${id}-comment`}
        name="comment"
        label={t('comment')}
        optionalText={t('optional')}
        defaultValue={typed?.comment}
        rows={3}
        maxLength={longestComment}
      />
      <section className="onair-return-refund">
        <h2>{t('refundTitle')}</h2>
        {refund ? <RefundTotals refund={amountsOf(refund)} announce /> : <p>{t('refundLater')}</p>}
        <p>{t('refundHow')}</p>
        <Button type="submit" look="primary" busy={sending}>
          {t('request')}
        </Button>
      </section>
    </form>
  )
}
