import type { Account } from '@onair/core/account/client'
import { readProvince } from '@onair/core/session'
import { emptyStoreCardForm, type StoreCardForm, type StoreCardStep, storeCardSteps } from '@onair/core/store-card'
import type { StoreCardQuestion, StoreCardState } from '@onair/core/store-card/client'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { Notice } from '../parts/notice.tsx'
import { Decision } from './decision.tsx'
import { AboutStep } from './steps/about-step.tsx'
import { ErrorSummary } from './steps/error-summary.tsx'
import { HomeStep } from './steps/home-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { SecurityStep } from './steps/security-step.tsx'
import { StepForm } from './steps/step-form.tsx'
import { problemTexts } from './steps/texts.ts'
import en from './store-card.messages.en.json'
import fr from './store-card.messages.fr.json'
import { createStoreCardModel } from './store-card.model.ts'

export type StoreCardProps = {
  /** The latest application, and why the customer cannot apply now. */
  state: StoreCardState
  questions: readonly StoreCardQuestion[]
  /** What the form begins with. */
  account: Pick<Account, 'firstName' | 'lastName' | 'email' | 'billingAddress'>
}

const fieldsSteps = { about: AboutStep, home: HomeStep, security: SecurityStep } as const

/** The application for the store card: about you, home and income, security and consent, review, decision (specification §1). */
export function StoreCard({ state, questions, account }: StoreCardProps) {
  const { models } = useShop()
  const t = useMessages(en, fr)
  const id = useUid()
  const [initial] = useState(() => formOf(account, readProvince(models.environment.session)))
  const known = state.application && (state.whyNot || !state.application.decision) ? state.application : undefined
  const [model] = useState(() => createStoreCardModel(models, initial, known))
  const step = useShared(model.step, 'about')
  const form = useShared(model.form, initial)
  const found = useShared(model.problems, nothing)
  const failure = useShared(model.failure, undefined)
  const sending = useShared(model.sending, false)
  const outcome = useShared(model.outcome, known)
  const resumed = useShared(model.resumed, false)
  const isKept = useShared(model.isKept, true)
  const problems = useMemo(() => problemTexts(found, form.province, t), [found, form.province, t])
  const refused = outcome ? undefined : state.whyNot

  useEffect(() => {
    if (!refused) model.resume()
  }, [model, refused])

  if (outcome) return <Decision outcome={outcome} isNew={outcome !== known} care={state.customerService} />
  const Fields = step === 'review' ? undefined : fieldsSteps[step]
  return (
    <section className="onair onair-store-card" aria-labelledby={`${id}-title`}>
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
              {t('withoutScript', state.customerService)}
            </p>
          </noscript>
          <StepHeading step={step} />
          {resumed && <Notice>{t('resumed')}</Notice>}
          {!isKept && <Notice kind="warn">{t('notKept')}</Notice>}
          {failure && <Notice kind="bad">{typeof failure === 'object' ? failure.message : t('away')}</Notice>}
          <StepForm
            key={`${step} ${resumed}`}
            step={step}
            model={model}
            sending={sending}
            summary={<ErrorSummary id={`${id}-errors`} problems={problems} />}
          >
            {Fields ? (
              <Fields id={id} form={form} problems={problems} questions={questions} />
            ) : (
              <ReviewStep form={form} questions={questions} onChange={model.change} />
            )}
          </StepForm>
        </>
      )}
    </section>
  )
}

const nothing = {}

/** Which step it is. Takes the focus when the step changes. */
function StepHeading({ step }: { step: StoreCardStep }) {
  const t = useMessages(en, fr)
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

/** The form as it begins: with what the account knows. */
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
      zipCode: billingAddress.zipCode,
      phone: billingAddress.phone,
    }),
    firstName,
    lastName,
    email,
  }
}
