import type { Bag } from '@onair/core/client'
import { formatMoney, instalments, minEasyPays } from '@onair/core/rules'
import { useEffect, useState } from 'react'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { httpModel } from '../models/http.model.ts'
import { sessionModel } from '../models/session.model.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox, Choice } from '../parts/field.tsx'
import { Plan } from '../parts/plan.tsx'
import { useModel, useShared, useShop } from '../shop.tsx'
import { createCaptureModel } from './capture.model.ts'
import { CardCapture } from './card-capture.tsx'
import { cardName } from './card-name.ts'
import type { CheckoutModel } from './checkout.types.ts'

const noCards: never[] = []
const given = 'given'
const another = 'new'

type Props = { id: string; model: CheckoutModel; bag: Bag; busy: boolean; declined: boolean }

/** At once or in Easy Pay payments, and with which card. */
export function PaymentStep({ id, model, bag, busy, declined }: Props) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const http = useModel(httpModel)
  const guest = useShared(useModel(sessionModel).guest, false)
  const cards = useShared(model.cards, noCards)
  const [capture] = useState(() => createCaptureModel(http, () => location.origin, language))
  const [picked, setPicked] = useState<string>()
  const [save, setSave] = useState(false)
  const present = bag.creditCard
  const kept = present && cards.some(({ id: card }) => card === present.id)
  const usual = kept ? present.id : (cards.find(({ isDefault }) => isDefault) ?? cards[0])?.id
  const chosen = picked ?? (declined ? another : present && !kept ? given : (usual ?? another))

  useEffect(() => {
    if (chosen === another) void capture.load()
  }, [capture, chosen])

  function pay() {
    const card = cards.find(({ id: card }) => card === chosen)
    if (chosen === given) return model.payAsBefore()
    return card ? model.payWithSaved(card) : model.payWithNew(capture.submit, save)
  }

  const options = [
    ...(present && !kept && !declined ? [{ value: given, label: cardName(present, language, t) }] : []),
    ...cards.map((card) => ({
      value: card.id,
      label: cardName(card, language, t),
      note: `${card.expiryMonth}/${card.expiryYear}`,
    })),
    { value: another, label: t('anotherCard') },
  ]
  return (
    <form
      className="onair-payment"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void pay()
      }}
    >
      <EasyPayChoice id={id} model={model} bag={bag} />
      {options.length > 1 && (
        <Choice
          id={`${id}-cards`}
          legend={t('whichCard')}
          name={`${id}-card`}
          value={chosen}
          onChange={setPicked}
          options={options}
        />
      )}
      {chosen === another && (
        <>
          {options.length === 1 && <h3>{t('card')}</h3>}
          <CardCapture model={capture} />
          {!guest && (
            <Checkbox
              id={`${id}-save`}
              name="save"
              label={t('saveCard')}
              onChange={(event) => setSave(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <Button type="submit" look="primary" size="l" busy={busy}>
        {t('toReview')}
      </Button>
    </form>
  )
}

/** In how many payments, each way with what it means a month; the plan of the chosen one below. */
function EasyPayChoice({ id, model, bag }: Pick<Props, 'id' | 'model' | 'bag'>) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const chosen = useShared(model.installments, bag.noOfInstallments)
  if (bag.maxInstallments < minEasyPays) return null
  const counts = Array.from({ length: bag.maxInstallments }, (_, index) => index + 1)
  return (
    <>
      <Choice
        id={`${id}-easy-pay`}
        legend={t('howMany')}
        name={`${id}-installments`}
        value={String(chosen)}
        onChange={(count) => void model.payIn(Number(count))}
        options={counts.map((count) => ({
          value: String(count),
          label: count === 1 ? t('payAtOnce') : t('payments', { count }),
          note:
            count === 1
              ? formatMoney(bag.grandTotal, language)
              : t('eachMonth', { amount: monthly(bag, count, language) }),
        }))}
      />
      <Plan language={language} caption={t('plan')} instalments={bag.installments} />
    </>
  )
}

/** Every payment but the first, which has shipping and taxes too. */
function monthly(bag: Bag, count: number, language: 'en' | 'fr'): string {
  const [, second] = instalments({
    merchandiseCents: bag.merchandiseSubTotal - bag.discount,
    shippingCents: bag.shippingHandling,
    taxCents: bag.taxTotal,
    paidCents: bag.orderTotal - bag.grandTotal,
    count,
    firstDate: bag.installments[0]?.dueDate ?? '2026-01-01',
  })
  return formatMoney(second?.amountCents ?? 0, language)
}
