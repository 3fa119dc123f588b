import type { Account } from '@onair/core/account/client'
import { displayPostalCode } from '@onair/core/address'
import { readProvince } from '@onair/core/session'
import { emptyStoreCardForm, type StoreCardForm, type StoreCardStep, storeCardSteps } from '@onair/core/store-card'
import type { StoreCardQuestion, StoreCardState } from '@onair/core/store-card/client'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useInSight } from '../kit/hooks/use-in-sight.ts'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ErrorSummary } from '../parts/error-summary.tsx'
import { Notice } from '../parts/notice.tsx'
import { Phones } from '../parts/phones.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { CardCosts } from './card-costs.tsx'
import { Decision } from './decision.tsx'
import { AboutStep } from './steps/about-step.tsx'
import { StepForm } from './steps/step-form.tsx'
import { problemTexts } from './steps/texts.ts'
import en from './store-card.messages.en.json'
import fr from './store-card.messages.fr.json'
import { createStoreCardModel } from './store-card.model.ts'

export type StoreCardProps = {
  /** The latest application, and why the customer cannot apply now. */
  state: StoreCardState
  questions: readonly StoreCardQuestion[]
  /** The account's values for the form. */
  account: Pick<Account, 'firstName' | 'lastName' | 'email' | 'billingAddress'>
}

/** The application for the store card: about you, home and income, security and consent, review, decision (specification §1). */
export function StoreCard({ state, questions, account }: StoreCardProps) {
  const { language, models } = useShop()
  const t = useMessages('storeCard', en, fr)
  const id = useUid()
  const [initial] = useState(() => formOf(account, readProvince(models.environment.session)))
  const existing = state.application && (state.whyNot || !state.application.decision) ? state.application : undefined
  const [model] = useState(() => createStoreCardModel(models, initial, existing))
  const step = useShared(model.step, 'about')
  const form = useShared(model.form, initial)
  const problemsByField = useShared(model.problems, nothing)
  const failure = useShared(model.failure, undefined)
  const sending = useShared(model.sending, false)
  const outcome = useShared(model.outcome, existing)
  const resumed = useShared(model.resumed, false)
  const isSaved = useShared(model.isSaved, true)
  const problems = useMemo(() => problemTexts(problemsByField, form.province, t), [problemsByField, form.province, t])
  const [begun, setBegun] = useState(false)
  const later = useLater(
    () => import('./steps/later-steps.ts'),
    begun,
    () => setBegun(false),
  )
  // The button is at the end of the review, the reason above it.
  const failed = useInSight<HTMLDivElement>(failure)
  const refused = outcome ? undefined : state.whyNot

  useEffect(() => {
    if (!refused) model.resume()
  }, [model, refused])
  useEffect(() => {
    if (step !== 'about') setBegun(true)
  }, [step])

  if (outcome) return <Decision outcome={outcome} isNew={outcome !== existing} care={state.customerService} />
  const fields = { id, form, problems, questions }
  const body =
    step === 'about' ? (
      <>
        <CardCosts />
        <AboutStep {...fields} />
      </>
    ) : !later ? undefined : step === 'home' ? (
      <later.HomeStep {...fields} />
    ) : step === 'security' ? (
      <later.SecurityStep {...fields} />
    ) : (
      <later.ReviewStep form={form} questions={questions} onChange={model.change} />
    )
  return (
    <section className="onair onair-store-card" aria-labelledby={`${id}-title`} onFocus={() => setBegun(true)}>
      <header>
        <h1 id={`${id}-title`}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {refused ? (
        <Notice still kind="warn">
          {refused.message}
        </Notice>
      ) : (
        <>
          <noscript>
            <p className="onair-notice" data-kind="warn">
              <Phones>{t('withoutScript', state.customerService)}</Phones>
            </p>
          </noscript>
          <StepHeading step={step} />
          {resumed && <Notice>{t('resumed')}</Notice>}
          {!isSaved && <Notice kind="warn">{t('notSaved')}</Notice>}
          <div ref={failed}>
            {failure && <Notice kind="bad">{typeof failure === 'object' ? failure.message : t('away')}</Notice>}
          </div>
          {body ? (
            <StepForm
              key={`${step} ${resumed}`}
              step={step}
              model={model}
              sending={sending}
              summary={<ErrorSummary id={`${id}-errors`} language={language} level={3} errors={problems} />}
            >
              {body}
            </StepForm>
          ) : begun ? (
            <Skeleton lines={4} shape="row" />
          ) : (
            <Notice kind="bad" action={<Button onClick={() => setBegun(true)}>{t('again')}</Button>}>
              {t('notLoaded')}
            </Notice>
          )}
        </>
      )}
    </section>
  )
}

const nothing = {}

/** Names the step. Takes the focus when the step changes. */
function StepHeading({ step }: { step: StoreCardStep }) {
  const t = useMessages('storeCard', en, fr)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <div className="onair-store-card-step">
      <p>{t('progress', { number: storeCardSteps.indexOf(step) + 1, count: storeCardSteps.length })}</p>
      <h2 ref={heading} tabIndex={-1}>
        {t(step)}
      </h2>
    </div>
  )
}

/** The form's initial values, from the account. */
function formOf(
  { firstName, lastName, email, billingAddress }: StoreCardProps['account'],
  province: string,
): StoreCardForm {
  return {
    ...emptyStoreCardForm,
    province,
    ...(billingAddress && {
      address1: billingAddress.address1,
      address2: billingAddress.address2 ?? '',
      city: billingAddress.city,
      province: billingAddress.province,
      zipCode: displayPostalCode(billingAddress.zipCode),
      phone: billingAddress.phone,
    }),
    firstName,
    lastName,
    email,
  }
}
