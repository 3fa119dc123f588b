import type { Bag } from '@onair/core/bag/client'
import { formatMoney } from '@onair/core/money'
import { storeCardPath } from '@onair/core/store-card'
import { useEffect, useState } from 'react'
import { CardCapture } from '../../connected/card-capture.tsx'
import { PayByWallet } from '../../connected/pay-by-wallet.tsx'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../../kit/shop.tsx'
import { createCaptureModel } from '../../models/capture.model.ts'
import { httpModel } from '../../models/http.model.ts'
import { signedInModel } from '../../models/signed-in.model.ts'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Notice } from '../../parts/notice.tsx'
import checkoutEn from '../checkout.messages.en.json'
import checkoutFr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'
import { cardName } from './card-name.ts'
import { EasyPayChoice } from './easy-pay-choice.tsx'
import { GiftCards } from './gift-cards.tsx'
import en from './payment-step.messages.en.json'
import fr from './payment-step.messages.fr.json'

const noCards: never[] = []
const given = 'given'
const another = 'new'

type Props = { id: string; model: CheckoutModel; bag: Bag; busy: boolean; declined: boolean }

/** Payment: gift cards first; the rest by card or wallet, at once or in Easy Pay payments. */
export function PaymentStep(props: Props) {
  const { id, model, bag, busy } = props
  const t = useMessages('paymentStep', en, fr)
  return (
    <div className="onair-payment">
      <GiftCards id={id} model={model} bag={bag} busy={busy} />
      {bag.grandTotal > 0 ? (
        <TheRest {...props} />
      ) : (
        <>
          <Notice kind="good">{t(bag.orderTotal > 0 ? 'nothingLeft' : 'nothingToPay')}</Notice>
          <Button look="primary" size="l" busy={busy} onClick={() => model.payAsBefore()}>
            {t('toReview')}
          </Button>
        </>
      )}
    </div>
  )
}

/** How to pay the rest: which card, and in how many payments. */
function TheRest({ id, model, bag, busy, declined }: Props) {
  const { language, link } = useShop()
  const t = useMessages('paymentStep', en, fr)
  const words = useMessages('checkout', checkoutEn, checkoutFr)
  const http = useModel(httpModel)
  const guest = useShared(useModel(signedInModel).guest, false)
  const cards = useShared(model.cards, noCards)
  const [capture] = useState(() => createCaptureModel(http, () => location.origin, language))
  const [picked, setPicked] = useState<string>()
  const [save, setSave] = useState(false)
  const present = bag.creditCard
  const isSaved = present && cards.some(({ id: card }) => card === present.id)
  const usual = isSaved ? present.id : (cards.find(({ isDefault }) => isDefault) ?? cards[0])?.id
  const chosen = picked ?? (declined ? another : present && !isSaved ? given : (usual ?? another))
  const byWallet = chosen === given && present?.cardType === 'PY'

  useEffect(() => {
    if (chosen === another) void capture.load()
  }, [capture, chosen])

  function pay() {
    const card = cards.find(({ id: card }) => card === chosen)
    if (chosen === given) return model.payAsBefore()
    return card ? model.payWithSaved(card) : model.payWithNew(captureCard, save)
  }

  async function captureCard() {
    const captured = await capture.submit()
    if (!captured.ok && captured.reason === 'shut') capture.focus()
    return captured
  }

  const options = [
    ...(present && !isSaved && !declined ? [{ value: given, label: cardName(present, language, words) }] : []),
    ...cards.map((card) => ({
      value: card.id,
      label: cardName(card, language, words),
      note: `${card.expiryMonth}/${card.expiryYear}`,
    })),
    { value: another, label: t('anotherCard') },
  ]
  return (
    <form
      className="onair-payment-rest"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void pay()
      }}
    >
      {bag.grandTotal < bag.orderTotal && (
        <p className="onair-payment-remaining">{t('leftToPay', { amount: formatMoney(bag.grandTotal, language) })}</p>
      )}
      {options.length > 1 ? (
        <Choice
          id={`${id}-cards`}
          legend={t('whichCard')}
          name={`${id}-card`}
          value={chosen}
          onChange={setPicked}
          options={options}
        />
      ) : (
        <h3>{t('card')}</h3>
      )}
      {chosen === another && (
        <>
          <CardCapture model={capture} failed={t('frameFailed')} />
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
      {!guest && !cards.some(({ cardType }) => cardType === 'FI') && (
        <p className="onair-payment-store-card">
          {t('storeCard')} <a href={link(storeCardPath)}>{t('applyForStoreCard')}</a>
        </p>
      )}
      {present && !isSaved && !declined && (
        <Button
          look="quiet"
          busy={busy}
          onClick={() => {
            setPicked(undefined)
            void model.dropPayment()
          }}
        >
          {t('dropCard', { card: cardName(present, language, words) })}
        </Button>
      )}
      {!byWallet && <EasyPayChoice id={id} model={model} bag={bag} />}
      <Button type="submit" look="primary" size="l" busy={busy}>
        {t('toReview')}
      </Button>
      {!byWallet && <PayByWallet atCheckout busy={busy} />}
    </form>
  )
}
