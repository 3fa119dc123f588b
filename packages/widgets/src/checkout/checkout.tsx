import type { Bag } from '@onair/core/bag/client'
import { formatDay } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { useEffect, useState } from 'react'
import { EditBar } from '../connected/edit-bar.tsx'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid, useWhileShown } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { isForeign } from '../models/foreign.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import { AddressBlock } from '../parts/address-block.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { OrderPlaced } from './checkout.events.ts'
import en from './checkout.messages.en.json'
import fr from './checkout.messages.fr.json'
import { createCheckoutModel } from './checkout.model.ts'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { cardName } from './payment/card-name.ts'
import { Confirmation, nextPath, OrderedElsewhere } from './placing/confirmation.tsx'
import { ProblemNotice } from './placing/problem-notice.tsx'
import { OrderAside } from './review/order-aside.tsx'
import { isBilledThere } from './review/order-sheet.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { isOfShortLines, ShortLines, shortLines } from './review/short-lines.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import { Progress } from './steps/progress.tsx'
import { StepSection } from './steps/step-section.tsx'
import { type Step, stepsOf } from './steps/steps.ts'
import { useStepFocus } from './steps/use-step-focus.ts'
import { WhoStep } from './who/who-step.tsx'

export type CheckoutProps = {
  /** The bag that the server read for this shopper. */
  initial: Bag
  /** The recaptcha site key for signing in; the shop's own if not given. */
  siteKey?: string
  onOrderPlaced?: (detail: OrderPlaced) => void
}

/** The checkout: who, delivery, shipping, payment, review. */
export function Checkout({ initial, siteKey, onOrderPlaced }: CheckoutProps) {
  const { models, language, link } = useShop()
  const t = useMessages('checkout', en, fr)
  const uid = useUid()
  const [model] = useState(() => createCheckoutModel(models, initial))
  const [first] = useState(() => ({ open: model.open.peek(), done: model.done.peek() }))
  const bag = useShared(model.bag, initial)
  const open = useShared(model.open, first.open)
  const done = useShared(model.done, first.done)
  const busy = useShared(model.busy, undefined)
  const problem = useShared(model.problem, undefined)
  const placed = useShared(model.placed, undefined)
  const ordered = useShared(model.ordered, undefined)
  const guest = useShared(useModel(signedInModel).guest, false)
  const hydrated = useHydrated()
  useWhileShown(useModel(bagModel).start)
  useEffect(() => void model.begin(), [model])
  // Fetched once the shopper has begun: filling in the address takes longer than loading it.
  const payment = useLater(() => import('./payment/payment-step.tsx'), hydrated && open !== 'who')
  const place = useStepFocus(model, open, uid)

  useEffect(() => {
    if (!placed) return
    onOrderPlaced?.(placed)
    if (!isForeign(models.environment)) models.environment.go(link(nextPath(placed)))
  }, [placed, onOrderPlaced, models, link])

  const here = problem?.step === open ? problem : undefined
  const method = bag.shipMethods.find(({ id }) => id === bag.shipMethodId)
  const summaries: Record<Step, React.ReactNode> = {
    who: bag.buyer
      ? hydrated
        ? t(guest ? 'guestIs' : 'signedInAs', { email: bag.buyer.email })
        : bag.buyer.email
      : t('goingAsGuest'),
    delivery: !bag.ships ? (
      <BilledTo bag={bag} />
    ) : (
      bag.shippingAddress && (
        <>
          {bag.shippingAddress.accessPoint && <span>{bag.shippingAddress.accessPoint.name}</span>}
          <AddressBlock address={bag.shippingAddress} />
          {bag.buyer?.billingAddress && (
            <div className="onair-step-billing">
              <strong>{t('billing')}</strong>
              {isBilledThere(bag) ? (
                <span>{t('sameAsDelivery')}</span>
              ) : (
                <AddressBlock address={bag.buyer.billingAddress} />
              )}
            </div>
          )}
        </>
      )
    ),
    shipping: method && (
      <>
        <span>{method.name}</span>
        <span>{t('arrives', { day: formatDay(method.estimatedDelivery, language, 'UTC') })}</span>
      </>
    ),
    payment: (
      <>
        {(bag.giftCards ?? [])
          .filter(({ amount }) => amount > 0)
          .map(({ id, lastDigits, amount }) => (
            <span key={id}>{t('paidBy', { digits: lastDigits, amount: formatMoney(amount, language) })}</span>
          ))}
        {bag.grandTotal > 0 && bag.creditCard && <span>{cardName(bag.creditCard, language, t)}</span>}
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
      if (!payment) return <Skeleton lines={8} />
      return <payment.PaymentStep key={`${declined}`} id={id} {...props} declined={declined} />
    }
    const doing = busy === 'placing' ? 'placing' : busy ? 'reading' : undefined
    return <ReviewStep model={model} bag={bag} busy={doing} problem={here} />
  }

  // The steps themselves resolve the bag's notices of short lines.
  const short = shortLines(bag)
  const shown = problem && 'messages' in problem ? problem.messages : []
  // The list of changes after the review includes prices.
  const listed = here?.kind === 'changed'
  const notices = bag.messages.filter(
    ({ area, message }) =>
      !short.some(({ id }) => area === `CartLines.${id}`) &&
      !shown.includes(message) &&
      !(listed && area.startsWith('CartLines.')),
  )
  if (placed) return <Confirmation placed={placed} bag={bag} guest={guest} />
  if (ordered) return <OrderedElsewhere orderNo={ordered} bag={bag} guest={guest} />
  if (bag.cartLines.length === 0) {
    return (
      <div className="onair onair-checkout">
        <EditBar bag={bag} />
        <Notice>
          {t('empty')} <a href={link('/')}>{t('shopNow')}</a>
        </Notice>
      </div>
    )
  }
  const steps = stepsOf(bag)
  const nameOf = (step: Step) =>
    step === 'delivery' && !bag.ships ? t('billing') : t(step === 'review' && bag.modifyOrderNo ? 'reviewEdit' : step)
  return (
    <div ref={place} className="onair onair-checkout" data-step={open}>
      <div className="onair-checkout-columns">
        <header className="onair-checkout-head">
          <h1>{t('title')}</h1>
          <Progress steps={steps} open={open} name={nameOf(open)} done={done} />
        </header>
        <OrderAside id={uid} bag={bag} />
        <div className="onair-checkout-steps">
          <EditBar bag={bag} />
          {notices.map(({ message, area }) => (
            <Notice key={`${area} ${message}`} kind="warn">
              {message} {/^(CartLines|PromoCode)/.test(area) && <a href={link('/pages/shoppingbag')}>{t('editBag')}</a>}
            </Notice>
          ))}
          {steps.map((step, index) => (
            <StepSection
              key={step}
              id={`${uid}-${step}`}
              number={index + 1}
              title={nameOf(step)}
              state={step === open ? 'open' : done.has(step) ? 'done' : 'later'}
              summary={summaries[step]}
              change={
                step === 'who' && bag.buyer && !guest
                  ? undefined
                  : { text: t('change'), onChange: () => model.change(step) }
              }
            >
              {here && !isOfShortLines(here, bag) && <ProblemNotice problem={here} model={model} busy={props.busy} />}
              <ShortLines {...props} problem={here} />
              {body(step)}
            </StepSection>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The billing address of a bag that ships nothing. */
function BilledTo({ bag: { buyer, shippingAddress } }: { bag: Bag }) {
  const address = buyer?.billingAddress ?? shippingAddress
  return address && <AddressBlock address={address} />
}
