import { parseAmount } from '@onair/core/bag'
import { formatTime, planTimeZone } from '@onair/core/dates'
import { displayItemNumber } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import en from './control-room.messages.en.json'
import fr from './control-room.messages.fr.json'
import { controlRoomModel, type Room } from './control-room.model.ts'

/** The open and upcoming price windows, each of which can be corrected or ended. */
export function Prices({ state: { prices, version } }: { state: Room['state'] }) {
  const t = useMessages('controlRoom', en, fr)
  const id = useUid()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('prices')}</h2>
      <ol className="onair-control-room-products onair-control-room-prices">
        {prices.map((window) => (
          // A new price renders a new field: text typed for the last one is outdated.
          <PriceRow key={`${window.itemNo} ${window.start} ${window.price}`} {...{ window, version }} />
        ))}
      </ol>
    </section>
  )
}

function PriceRow({ window, version }: { window: Room['state']['prices'][number]; version: number }) {
  const { language } = useShop()
  const t = useMessages('controlRoom', en, fr)
  const id = useUid()
  const { act, acting } = useModel(controlRoomModel)
  const busy = useShared(acting, false)
  const [wrong, setWrong] = useState(false)
  const { itemNo, name, price, isOpen } = window
  const time = (at: string) => formatTime(at, language, planTimeZone)
  const correct = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cents = parseAmount(String(new FormData(event.currentTarget).get('price')))
    setWrong(!cents)
    if (cents) void act((client) => client.changePrice(itemNo, cents, version))
  }
  return (
    <li>
      <div>
        <p className="onair-control-room-show">
          {name} {isOpen && <Badge kind="good">{t('priceOpen')}</Badge>}
        </p>
        <p className="onair-control-room-soft">
          {formatMoney(price, language)} · {displayItemNumber(itemNo)} ·{' '}
          {t('until', { start: time(window.start), end: time(window.end) })}
        </p>
      </div>
      <form className="onair-control-room-end" onSubmit={correct} noValidate>
        <Field
          id={id}
          label={t('priceRight', { name })}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          error={wrong && t('priceWrong')}
        />
        <Button type="submit" busy={busy}>
          {t('priceCorrect')}
        </Button>
        <Button
          busy={busy}
          aria-label={t(isOpen ? 'priceEndName' : 'priceDropName', { name })}
          onClick={() => void act((client) => client.changePrice(itemNo, null, version))}
        >
          {t(isOpen ? 'priceEnd' : 'priceDrop')}
        </Button>
      </form>
    </li>
  )
}
