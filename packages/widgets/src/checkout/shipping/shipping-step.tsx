import type { Bag } from '@onair/core/bag/client'
import { formatDay } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'

/** The choice of the shipping method, with price and arrival. */
export function ShippingStep({ id, model, bag, busy }: { id: string; model: CheckoutModel; bag: Bag; busy: boolean }) {
  const { language } = useShop()
  const t = useMessages('checkout', en, fr)
  const [picked, setPicked] = useState<string>()
  const chosen = picked ?? bag.shipMethodId ?? bag.shipMethods[0]?.id ?? ''
  return (
    <form
      className="onair-shipping"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void model.shipBy(chosen)
      }}
    >
      <Choice
        id={`${id}-methods`}
        legend={t('whichMethod')}
        name={`${id}-method`}
        value={chosen}
        onChange={setPicked}
        options={bag.shipMethods.map((method) => ({
          value: method.id,
          label: (
            <>
              {method.name}
              <span className="onair-choice-detail">
                {t('arrives', { day: formatDay(method.estimatedDelivery, language, 'UTC') })}
              </span>
            </>
          ),
          note: method.price === 0 ? t('free') : formatMoney(method.price, language),
        }))}
      />
      <Button type="submit" look="primary" size="l" busy={busy}>
        {t('goOn')}
      </Button>
    </form>
  )
}
