import { zonedDate } from '@onair/core/dates'
import { easyPaymentPrice, easyPayPath } from '@onair/core/easy-pay'
import type { EasyPaySchedule } from '@onair/core/easy-pay/client'
import { formatMoney } from '@onair/core/money'
import { useState } from 'react'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import { createEasyPayModel, refreshPayments } from './easy-pay.model.ts'
import { Payments } from './payments.tsx'

export type EasyPayProps = {
  /** The upcoming payments, soonest first. */
  initial: EasyPaySchedule
}

/** The upcoming Easy Pay payments of all orders (specification §2, "Easy Pay screen"). */
export function EasyPay({ initial }: EasyPayProps) {
  const { language, models, link } = useShop()
  const t = useMessages('easyPay', en, fr)
  const zone = useTimeZone()
  const hydrated = useHydrated()
  const [today] = useState(() => zonedDate(models.environment.session.now(), zone))
  const [model] = useState(() => createEasyPayModel(initial, today))
  const entries = useShared(model.entries, initial)
  const example = 12_000

  async function downloadCalendar() {
    const { download, paymentsCalendar } = await import('./calendar-download.ts')
    const url = new URL(link(easyPayPath), location.href).href
    const title = (label: string, total: string, order: string) => t('calendarTitle', { label, total, order })
    const now = models.environment.session.now()
    download(paymentsCalendar(entries, { language, url, now, title }), t('calendarFile'), 'text/calendar')
  }
  return (
    <div className="onair onair-easy-pay">
      <div className="onair-easy-pay-head">
        <h1>{t('title')}</h1>
        {entries.length > 0 && (
          <div className="onair-easy-pay-tools">
            <Button icon={icons.calendar} disabled={!hydrated} onClick={() => void downloadCalendar()}>
              {t('calendar')}
            </Button>
            <Button icon={icons.print} disabled={!hydrated} onClick={() => print()}>
              {t('print')}
            </Button>
          </div>
        )}
      </div>
      {entries.length > 0 ? (
        <Payments model={model} all={initial} onPaid={() => refreshPayments(models, model)} />
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
