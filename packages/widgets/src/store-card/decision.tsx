import { formatMoney } from '@onair/core/money'
import { cardTypes } from '@onair/core/payment'
import type { StoreCardState } from '@onair/core/store-card/client'
import { useEffect, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { CardLogo } from '../parts/card-logo.tsx'
import * as icons from '../parts/icons.ts'
import { Phones } from '../parts/phones.tsx'
import en from './store-card.messages.en.json'
import fr from './store-card.messages.fr.json'
import type { ApplicationStatus } from './store-card.model.ts'

export type DecisionProps = {
  outcome: ApplicationStatus
  /** Whether the application was sent just now: the heading gets the focus. */
  isNew: boolean
  care: StoreCardState['customerService']
}

const keyOf = { Approved: 'approved', Review: 'inReview', Declined: 'declined' } as const

/** The credit service's decision, its consequences, and the applicant's rights. Can be printed. */
export function Decision({ outcome, isNew, care }: DecisionProps) {
  const { language, link } = useShop()
  const t = useMessages('storeCard', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  const { applicationNo, decision, creditLimit, cardLastDigits } = outcome
  const key = decision ? keyOf[decision] : 'waiting'
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section
      className="onair onair-store-card onair-store-card-decision"
      aria-labelledby={`${id}-title`}
      data-decision={decision}
    >
      <h1 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {t(`${key}_title`)}
      </h1>
      <p>{t(`${key}_text`)}</p>
      {decision === 'Approved' && creditLimit !== null && cardLastDigits !== null && (
        <div className="onair-store-card-card">
          <CardLogo brand="FI" />
          <strong>
            {t('cardName', {
              card: cardTypes.find(({ code }) => code === 'FI')?.name[language] ?? '',
              digits: cardLastDigits,
            })}
          </strong>
          <dl>
            <div>
              <dt>{t('creditLimit')}</dt>
              <dd>{formatMoney(creditLimit, language)}</dd>
            </div>
          </dl>
        </div>
      )}
      {key !== 'waiting' && (
        <>
          <h2>{t(`${key}_next`)}</h2>
          <ul>
            <li>{t(`${key}_1`)}</li>
            <li>{t(`${key}_2`)}</li>
            <li>{t(`${key}_3`)}</li>
          </ul>
        </>
      )}
      {decision === 'Declined' && (
        <>
          <h2>{t('rightsTitle')}</h2>
          <p>{t('rightsText')}</p>
        </>
      )}
      <p>{t('applicationNo', { number: applicationNo })}</p>
      <p>
        <Phones>{t('care', care)}</Phones>
      </p>
      <p className="onair-store-card-actions">
        {decision === 'Approved' && (
          <ButtonLink look="primary" href={link('/pages/myaccount/paymentcards')}>
            {t('toCards')}
          </ButtonLink>
        )}
        {decision === null ? (
          <ButtonLink look="primary" href={link('/pages/storecard')}>
            {t('lookAgain')}
          </ButtonLink>
        ) : (
          <Button icon={icons.print} disabled={!hydrated} onClick={() => print()}>
            {t('print')}
          </Button>
        )}
        <ButtonLink look="quiet" href={link('/')}>
          {t('shopNow')}
        </ButtonLink>
      </p>
    </section>
  )
}
