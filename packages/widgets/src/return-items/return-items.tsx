import { formatDate } from '@onair/core/dates'
import { maxReturnCommentLength } from '@onair/core/limits'
import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { returnReasons, whyNotReturnable } from '@onair/core/returns'
import type { ReturnDetail } from '@onair/core/returns/client'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ItemRow } from '../parts/item-row.tsx'
import { Notice } from '../parts/notice.tsx'
import { Select } from '../parts/select.tsx'
import { TextArea } from '../parts/text-area.tsx'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'
import { createReturnModel, isReason, type ReturnModel, readReturn, type TypedReturn } from './return-items.model.ts'
import { amountsOf, RefundTotals, ReturnMade } from './return-made.tsx'

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

const policyPath = '/go/customerservice/returnspage#restrictions'

/**
 * Returns items of a shipment by the postal carrier (specification §2, "Return items"): which, how many, why, the refund before
 * anything is sent, then the number and the label. Without JavaScript it is a form, which shows the refund after its first post.
 */
export function ReturnItems({ shipOrderNo, order: initial, returns, returnNo, typed, attemptKey }: ReturnItemsProps) {
  const { language, link, models } = useShop()
  const t = useMessages('returnItems', en, fr)
  const [model] = useState(() => createReturnModel(models, { order: initial, shipOrderNo, typed }))
  const order = useShared(model.orderNow, initial)
  const asked = returns.find((one) => one.returnNo === returnNo)
  const made = useShared(model.madeReturn, undefined) ?? asked
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
        <ReturnForm model={model} part={part} typed={typed} attemptKey={attemptKey} />
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

type FormProps = Pick<ReturnItemsProps, 'typed' | 'attemptKey'> & {
  model: ReturnModel
  part: OrderDetail['subOrders'][number]
}

function ReturnForm({ model, part, typed, attemptKey }: FormProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('returnItems', en, fr)
  const id = useUid()
  const form = useRef<HTMLFormElement>(null)
  const chosen = useShared(model.chosen, model.chosen.peek())
  const refund = useShared(model.refund, model.refund.peek())
  const tried = useShared(model.tried, model.tried.peek())
  const failure = useShared(model.failure, model.failure.peek())
  const sending = useShared(model.sending, false)
  const message = failure === 'away' ? t('away') : failure?.message

  const read = (from: HTMLFormElement) => {
    const fields = new FormData(from)
    return readReturn(part, (name) => fields.get(name)?.toString())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration, once
  useEffect(() => {
    if (form.current) model.choose(read(form.current))
  }, [])

  function send(from: HTMLFormElement) {
    model.choose(read(from))
    const missing = model.check()
    if (missing) from.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus()
    else void model.send(new FormData(from).get('comment')?.toString().trim() ?? '')
  }

  return (
    <form
      ref={form}
      className="onair-return-form"
      method="post"
      action={link('/returns/request')}
      noValidate
      onChange={(event) => model.choose(read(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) send(event.currentTarget)
      }}
    >
      <input type="hidden" name="shipOrderNo" value={part.shipOrderNo} />
      <input type="hidden" name="key" value={attemptKey ?? ''} />
      {/* The refund that this page shows. Without JavaScript, a form posted without it is shown again with it. */}
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
        maxLength={maxReturnCommentLength}
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
