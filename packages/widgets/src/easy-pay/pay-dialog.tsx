import { formatMoney } from '@onair/core/money'
import { useEffect, useState } from 'react'
import { PayByCard } from '../connected/pay-by-card.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import type { PickedCard } from '../models/pay.model.ts'
import { Choice } from '../parts/choice.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { EasyPayEntry } from './easy-pay.model.ts'
import en from './pay-dialog.messages.en.json'
import fr from './pay-dialog.messages.fr.json'
import { createPayDialogModel, type PayRequest } from './pay-dialog.model.ts'

type PayDialogProps = PayRequest & {
  /** The payments of the same order that can be paid now, this one among them. */
  ofOrder: readonly EasyPayEntry[]
  /** Called with a sentence that says what was done. */
  onDone: (done: string) => void
  onClose: () => void
}

/** Pays one payment, or the rest of its order at once; or changes the card that the rest is charged to. */
export function PayDialog({ what, entry, ofOrder, onDone, onClose }: PayDialogProps) {
  const { language, models } = useShop()
  const t = useMessages('payDialog', en, fr)
  const id = useUid()
  const { orderNo } = entry
  const [model] = useState(() => createPayDialogModel(models, { what, entry, ofOrder }))
  const cards = useShared(model.cards, undefined)
  const extent = useShared(model.extent, 'one')
  const failure = useShared(model.failure, undefined)

  useEffect(() => model.readCards(), [model])

  const amount = formatMoney(model.amounts[extent], language)
  async function use(card: PickedCard | undefined) {
    const done = what === 'pay' ? t('paid', { amount, order: orderNo }) : t('cardChanged', { order: orderNo })
    if (await model.use(card)) onDone(done)
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
            onChange={(value) => model.chooseExtent(value === 'rest' ? 'rest' : 'one')}
            options={[
              { value: 'one', label: t('thisPayment', { amount: formatMoney(model.amounts.one, language) }) },
              {
                value: 'rest',
                label: t('theRest', { count: ofOrder.length, amount: formatMoney(model.amounts.rest, language) }),
              },
            ]}
          />
        )}
        {what === 'card' && <p>{t('cardText')}</p>}
        {cards && (
          <PayByCard
            cards={cards}
            present={model.ownCard}
            submitText={what === 'pay' ? t('payAmount', { amount }) : t('useCard')}
            error={failure === 'away' ? t('away') : failure?.message}
            onCard={use}
          />
        )}
      </div>
    </Dialog>
  )
}
