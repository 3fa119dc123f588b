import type { Bag } from '@onair/core/client'
import { useEffect, useRef, useState } from 'react'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { bagModel } from '../models/bag.model.ts'
import { demoSiteKey } from '../models/recaptcha.ts'
import { sessionModel } from '../models/session.model.ts'
import { AddressBlock } from '../parts/address-block.tsx'
import { Notice } from '../parts/notice.tsx'
import { useAlive, useModel, useShared, useShop, useUid, useWhileShown } from '../shop.tsx'
import { cardName } from './card-name.ts'
import type { OrderPlaced } from './checkout.events.ts'
import { createCheckoutModel } from './checkout.model.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { OrderTotals } from './order-totals.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { StepSection } from './step-section.tsx'
import { type Step, steps } from './steps.ts'
import { WhoStep } from './who-step.tsx'

export type CheckoutProps = {
  /** The bag as the server read it for this shopper. */
  initial: Bag
  /** Of the recaptcha service, for signing in; the demonstration's unless given. */
  siteKey?: string
  onOrderPlaced?: (detail: OrderPlaced) => void
}

/** From the bag to an order: who, where to, how, with what, and a last look. */
export function Checkout({ initial, siteKey = demoSiteKey, onOrderPlaced }: CheckoutProps) {
  const { models, language, link } = useShop()
  const t = useMessages(en, fr)
  const uid = useUid()
  const [model] = useState(() => createCheckoutModel(models, initial))
  const [first] = useState(() => ({ open: model.open.peek(), done: model.done.peek() }))
  const bag = useShared(model.bag, initial)
  const open = useShared(model.open, first.open)
  const done = useShared(model.done, first.done)
  const busy = useShared(model.busy, undefined)
  const problem = useShared(model.problem, undefined)
  const placed = useShared(model.placed, undefined)
  const guest = useShared(useModel(sessionModel).guest, false)
  const alive = useAlive()
  useWhileShown(useModel(bagModel).start)
  useEffect(() => void model.begin(), [model])
  useFocusOnChange(open, (step) => `${uid}-${step}`)

  useEffect(() => {
    if (!placed) return
    onOrderPlaced?.(placed)
    models.environment.go(link(`/pages/orderconfirmation?orderNo=${encodeURIComponent(placed.orderNo)}`))
  }, [placed, onOrderPlaced, models, link])

  const here = problem?.step === open ? problem : undefined
  const method = bag.shipMethods.find(({ id }) => id === bag.shipMethodId)
  const summaries: Record<Step, React.ReactNode> = {
    who: bag.buyer
      ? alive
        ? t(guest ? 'guestIs' : 'signedInAs', { email: bag.buyer.email })
        : bag.buyer.email
      : t('goingAsGuest'),
    delivery: bag.shippingAddress && <AddressBlock address={bag.shippingAddress} />,
    shipping: method?.name,
    payment: bag.creditCard && (
      <>
        {cardName(bag.creditCard, language, t)}
        {bag.noOfInstallments > 1 && <span>{t('payments', { count: bag.noOfInstallments })}</span>}
      </>
    ),
    review: null,
  }
  const props = { model, bag, busy: busy !== undefined }
  const body = (step: Step) => {
    const id = `${uid}-${step}-form`
    if (step === 'who') return <WhoStep id={id} model={model} busy={props.busy} siteKey={siteKey} />
    if (step === 'delivery') return <DeliveryStep id={id} {...props} />
    if (step === 'shipping') return <ShippingStep id={id} {...props} />
    if (step === 'payment') {
      const declined = bag.creditCard !== null && done.has('shipping') && !done.has('payment')
      return <PaymentStep key={`${declined}`} id={id} {...props} declined={declined} />
    }
    const doing = busy === 'placing' ? 'placing' : busy ? 'reading' : undefined
    return <ReviewStep model={model} bag={bag} busy={doing} problem={here} />
  }

  if (placed) {
    return (
      <div className="onair onair-checkout-placed">
        <Notice kind="good">
          {t('placed', { orderNo: placed.orderNo })}{' '}
          <a href={link(`/pages/orderconfirmation?orderNo=${encodeURIComponent(placed.orderNo)}`)}>{t('seeOrder')}</a>
        </Notice>
      </div>
    )
  }
  return (
    <div className="onair onair-checkout" data-step={open}>
      <div className="onair-checkout-columns">
        <div className="onair-checkout-steps">
          <h1>{t('title')}</h1>
          {bag.messages.map(({ message, area }) => (
            <Notice key={`${area} ${message}`} kind="warn">
              {message} {area.startsWith('CartLines') && <a href={link('/pages/shoppingbag')}>{t('editBag')}</a>}
            </Notice>
          ))}
          {steps.map((step, index) => (
            <StepSection
              key={step}
              id={`${uid}-${step}`}
              number={index + 1}
              title={t(step)}
              state={step === open ? 'open' : done.has(step) ? 'done' : 'later'}
              summary={summaries[step]}
              change={
                step === 'who' && bag.buyer ? undefined : { text: t('change'), onChange: () => model.change(step) }
              }
            >
              {here && <ProblemNotice problem={here} />}
              {body(step)}
            </StepSection>
          ))}
        </div>
        <aside className="onair-checkout-order" aria-label={t('yourOrder')}>
          <h2>{t('yourOrder')}</h2>
          <p>
            {t('things', { count: bag.productCount })} · <a href={link('/pages/shoppingbag')}>{t('editBag')}</a>
          </p>
          <OrderTotals bag={bag} announce />
        </aside>
      </div>
    </div>
  )
}

/** Moves the focus to a step's heading when another step opens; not to the one that the page came with. */
function useFocusOnChange(open: Step, headingId: (step: Step) => string) {
  const last = useRef(open)
  useEffect(() => {
    if (last.current === open) return
    last.current = open
    document.getElementById(headingId(open))?.focus()
  })
}
