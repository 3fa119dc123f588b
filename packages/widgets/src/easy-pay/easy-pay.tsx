import { zonedDate } from '@onair/core/dates'
import { easyPaymentPrice } from '@onair/core/easy-pay'
import type { EasyPaySchedule } from '@onair/core/easy-pay/client'
import { formatMoney } from '@onair/core/money'
import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop, useTimeZone } from '../kit/shop.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import { createEasyPayModel } from './easy-pay.model.ts'
import { Payments } from './payments.tsx'

export type EasyPayProps = {
  /** The coming payments, soonest first. */
  initial: EasyPaySchedule
}

/** The coming Easy Pay payments of all orders (specification §2, "Easy Pay screen"). */
export function EasyPay({ initial }: EasyPayProps) {
  const { language, models, link } = useShop()
  const t = useMessages(en, fr)
  const zone = useTimeZone()
  const hydrated = useHydrated()
  const [today] = useState(() => zonedDate(models.environment.session.now(), zone))
  const [model] = useState(() => createEasyPayModel(initial, today))
  const example = 12_000
  return (
    <div className="onair onair-easy-pay">
      <div className="onair-easy-pay-head">
        <h1>{t('title')}</h1>
        {initial.length > 0 && (
          <Button icon="print" disabled={!hydrated} onClick={() => print()}>
            {t('print')}
          </Button>
        )}
      </div>
      {initial.length > 0 ? (
        <Payments model={model} all={initial} />
      ) : (
        <div className="onair-easy-pay-none">
          <p>{t('none')}</p>
          <h2>{t('learn')}</h2>
          <p>
            {t('learnText', {
              price: formatMoney(example, language),
              payment: formatMoney(easyPaymentPrice(example, 4), language),
            })}
          </p>
          <ButtonLink look="primary" href={link('/')}>
            {t('shopNow')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
