import { formatDate } from '@onair/core/dates'
import type { Refund } from '@onair/core/returns'
import type { ReturnDetail } from '@onair/core/returns/client'
import { type ReactNode, type Ref, useId } from 'react'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import * as icons from '../parts/icons.ts'
import { Totals } from '../parts/totals.tsx'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'
import { ReturnLabel } from './return-label.tsx'

type Amounts = { goods: number; shipping: number; taxes: number; total: number }

/** The amounts of a quote, with the names of a return's refund. */
export const amountsOf = (refund: Refund): Amounts => ({
  goods: refund.goodsCents,
  shipping: refund.shippingCents,
  taxes: refund.taxCents,
  total: refund.totalCents,
})

/** The refund of a return. */
export function RefundTotals({ refund, announce }: { refund: Amounts; announce?: boolean }) {
  const { language } = useShop()
  const t = useMessages('returnItems', en, fr)
  return (
    <Totals
      language={language}
      rows={[
        { label: t('goods'), cents: refund.goods },
        ...(refund.shipping > 0 ? [{ label: t('shipping'), cents: refund.shipping }] : []),
        { label: t('taxes'), cents: refund.taxes },
      ]}
      total={{ label: t('total'), cents: refund.total }}
      announce={announce}
    />
  )
}

/** A requested return: its number, state, refund and label. */
export function ReturnMade({
  made,
  headingRef,
  children,
}: {
  made: ReturnDetail
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  const { language } = useShop()
  const t = useMessages('returnItems', en, fr)
  const zone = useTimeZone()
  const id = useId()
  const hydrated = useHydrated()
  const isOpen = made.status === 'Requested'
  return (
    <section className="onair-return-made" aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {t('made', { number: made.returnNo })}
      </h2>
      <p>
        {made.refundedAt === null
          ? t('requested', { day: formatDate(made.requestedAt, language, zone) })
          : t('refunded', { day: formatDate(made.refundedAt, language, zone) })}
      </p>
      {isOpen && <p>{t('madeText')}</p>}
      <RefundTotals refund={made.refund} />
      {isOpen && (
        <>
          <p className="onair-return-print">
            <Button icon={icons.print} disabled={!hydrated} onClick={() => print()}>
              {t('print')}
            </Button>
          </p>
          <ReturnLabel made={made} />
        </>
      )}
      {children}
    </section>
  )
}
