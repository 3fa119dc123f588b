import { formatDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { returnAction, returnButton } from '@onair/core/returns'
import { type ReactNode, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import en from './return-area.messages.en.json'
import fr from './return-area.messages.fr.json'

type Part = OrderDetail['subOrders'][number]

/** The returns policy. */
const policyPath = '/go/customerservice/returnspage'

/**
 * Whether, until when and how a shipment can be returned (specification §2, "Return area"). Empty before it is delivered.
 */
export function ReturnArea({ part }: { part: Part }) {
  const { language, link } = useShop()
  const t = useMessages('returnArea', en, fr)
  const button = returnButton(part)
  const { returns } = part
  const isSilent = button === 'hidden' && !part.showIneligibleForReturnMessage && !part.isReturnDeadlinePassed
  if (isSilent && returns.length === 0) return null
  return (
    <div className="onair-order-return">
      <div className="onair-order-return-texts">
        {part.showIneligibleForReturnMessage && (
          <p>
            {t('notEligible')} <a href={link(`${policyPath}#restrictions`)}>{t('learnMore')}</a>
          </p>
        )}
        {part.isReturnDeadlinePassed ? (
          <p>{t('closed')}</p>
        ) : (
          part.returnByDate && <p>{t('returnBy', { day: formatDate(part.returnByDate, language, 'UTC') })}</p>
        )}
        {returns.length > 0 && (
          <ul>
            {returns.map((one) => (
              <li key={one.returnNo}>
                <ReturnState one={one} shipOrderNo={part.shipOrderNo} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {button === 'disabled' && <Button disabled>{t('return')}</Button>}
      {button === 'enabled' && <ReturnItems part={part}>{t('return')}</ReturnItems>}
    </div>
  )
}

/** A requested return: its date, state and refund. The link opens its label. */
function ReturnState({ one, shipOrderNo }: { one: Part['returns'][number]; shipOrderNo: string }) {
  const { language, link } = useShop()
  const timeZone = useTimeZone()
  const t = useMessages('returnArea', en, fr)
  const { returnNo, requestedAt, refundedAt } = one
  const amount = formatMoney(one.total, language)
  return (
    <>
      <a href={link(`/pages/returnitems?${new URLSearchParams({ orderNo: shipOrderNo, return: returnNo })}`)}>
        {t('returnNo', { number: returnNo })}
      </a>{' '}
      {t(refundedAt ? 'refunded' : 'onItsWay', {
        amount,
        day: formatDate(refundedAt ?? requestedAt, language, timeZone),
      })}
    </>
  )
}

/** The button to return items: opens the page for the postal carrier's parcels, or instructions in a dialog. */
function ReturnItems({ part, children }: { part: Part; children: ReactNode }) {
  const { link } = useShop()
  const id = useUid()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useLater(() => import('./return-instructions.tsx'), open, close)
  const action = returnAction(part)
  if (action.type === 'return-items') return <ButtonLink href={link(action.path)}>{children}</ButtonLink>
  return (
    <>
      {/* Without JavaScript the link leads to the returns policy. */}
      <ButtonLink
        href={link(policyPath)}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </ButtonLink>
      {dialog && open && <dialog.ReturnInstructions id={`${id}-return`} mode={action.mode} onClose={close} />}
    </>
  )
}
