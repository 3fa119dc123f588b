import { accountClient } from '@onair/core/account/client'
import { parseNoOfEasyPay } from '@onair/core/easy-pay'
import { Unreachable } from '@onair/core/http'
import { formatMoney } from '@onair/core/money'
import { readOrder } from '@onair/core/orders/client'
import { isSameCard } from '@onair/core/payment'
import { useEffect, useState } from 'react'
import { PayByCard } from '../connected/pay-by-card.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { createPayActions, type PickedCard, type Tried } from '../models/pay.model.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import { Choice } from '../parts/choice.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { EasyPayEntry } from './easy-pay.model.ts'
import en from './pay-dialog.messages.en.json'
import fr from './pay-dialog.messages.fr.json'

/** What the dialog is about: paying now, or the card of what is to come. */
export type Asked = { what: 'pay' | 'card'; entry: EasyPayEntry }

type PayDialogProps = Asked & {
  /** The payments of the same order that can be paid now, this one among them. */
  ofOrder: readonly EasyPayEntry[]
  /** Called with a sentence that says what was done. */
  onDone: (done: string) => void
  onClose: () => void
}

const numberOf = (entry: EasyPayEntry) => parseNoOfEasyPay(entry.noOfEasyPay)?.current ?? 0
const none: never[] = []

/** Pays one payment, or the rest of its order at once; or changes the card that the rest is taken from. */
export function PayDialog({ what, entry, ofOrder, onDone, onClose }: PayDialogProps) {
  const { language, models } = useShop()
  const t = useMessages('payDialog', en, fr)
  const id = useUid()
  const { orderNo } = entry
  const http = useModel(httpModel)
  const isGuest = useShared(useModel(signedInModel).guest, false)
  const [actions] = useState(() => createPayActions(models))
  const [cards, setCards] = useState<Parameters<typeof PayByCard>[0]['cards'] | undefined>(isGuest ? none : undefined)
  const [extent, setExtent] = useState<string>('one')
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (isGuest) return
    let here = true
    // The order's own card is a choice of its own: as a saved one it would stand first again after it was declined.
    const others = async () => {
      const [account, order] = await Promise.all([accountClient(http).read(), readOrder(http)(orderNo)])
      if (!account.ok) return none
      const own = order.ok ? order.value.easyPayCard : null
      return account.value.creditCards.filter((card) => !own || !isSameCard(card, own))
    }
    others().then(
      (found) => here && setCards(found),
      (failure: unknown) => {
        if (!(failure instanceof Unreachable)) throw failure
        if (here) setCards(none)
      },
    )
    return () => {
      here = false
    }
  }, [http, isGuest, orderNo])

  const chosen = extent === 'rest' ? ofOrder : [entry]
  const cents = chosen.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
  const amount = formatMoney(cents, language)

  function report(tried: Tried, done: string) {
    if (tried.ok) onDone(done)
    else setError(tried.message === 'away' ? t('away') : tried.message)
  }
  async function use(card: PickedCard | undefined) {
    setError(undefined)
    if (what === 'pay')
      report(await actions.pay(orderNo, chosen.map(numberOf), card), t('paid', { amount, order: orderNo }))
    else if (card) report(await actions.changeCard(orderNo, card), t('cardChanged', { order: orderNo }))
  }
  return (
    <Dialog
      id={`${id}-pay`}
      open
      title={t(what === 'pay' ? 'payTitle' : 'cardTitle', { order: orderNo })}
      closeText={t('close')}
      onClose={onClose}
    >
      <div className="onair-pay-by-card">
        {what === 'pay' && ofOrder.length > 1 && (
          <Choice
            id={`${id}-extent`}
            legend={t('howMuch')}
            name={`${id}-extent`}
            value={extent}
            onChange={setExtent}
            options={[
              { value: 'one', label: t('thisPayment', { amount: formatMoney(entry.totalAmount, language) }) },
              {
                value: 'rest',
                label: t('theRest', {
                  count: ofOrder.length,
                  amount: formatMoney(
                    ofOrder.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
                    language,
                  ),
                }),
              },
            ]}
          />
        )}
        {what === 'card' && <p>{t('cardText')}</p>}
        {cards && (
          <PayByCard
            cards={cards}
            present={what === 'card' ? undefined : entry.status === 'Failed' ? 'declined' : 'good'}
            submitText={what === 'pay' ? t('payAmount', { amount }) : t('useCard')}
            error={error}
            onCard={use}
          />
        )}
      </div>
    </Dialog>
  )
}
