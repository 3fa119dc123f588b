import { formatTime, planTimeZone } from '@onair/core/dates'
import type { Show } from '@onair/core/guide/client'
import { displayItemNumber } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import type { FormEvent } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid, useWhileShown } from '../kit/shop.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './control-room.messages.en.json'
import fr from './control-room.messages.fr.json'
import { controlRoomModel, type OperatorActionResult, type Room } from './control-room.model.ts'
import { clockTime, endAt } from './end-time.ts'
import { Prices } from './prices.tsx'

/** The state that the server has read. */
export type ControlRoomProps = { initial: Room }

/** The minutes by which an end can be moved. */
const steps = [-5, -1, 1, 5, 15]

/** The programmes on air and next, and the operators' actions. */
export function ControlRoom({ initial }: ControlRoomProps) {
  const t = useMessages('controlRoom', en, fr)
  const model = useModel(controlRoomModel)
  const room = useShared(model.room, undefined) ?? initial
  const outcome = useShared(model.outcome, undefined)
  const { state, log } = room
  useWhileShown(model.start)
  return (
    <div className="onair onair-control-room">
      <h1>{t('title')}</h1>
      <p className="onair-control-room-soft">{t('viewers', { count: state.viewers })}</p>
      <OutcomeNotice outcome={outcome} />
      <div className="onair-control-room-shows">
        <OnAir state={state} />
        <section>
          <h2>{t('next')}</h2>
          {state.next ? <Times show={state.next} /> : <p>{t('nothingNext')}</p>}
        </section>
      </div>
      {state.now && <Products state={state} />}
      {state.prices.length > 0 && <Prices state={state} />}
      <Log log={log} />
    </div>
  )
}

function OutcomeNotice({ outcome }: { outcome: OperatorActionResult | undefined }) {
  const t = useMessages('controlRoom', en, fr)
  if (!outcome) return null
  if (outcome.kind === 'done') return <Notice kind="good">{t('done')}</Notice>
  return <Notice kind="bad">{outcome.kind === 'away' ? t('away') : outcome.message}</Notice>
}

function Times({ show }: { show: Show }) {
  const { language } = useShop()
  const t = useMessages('controlRoom', en, fr)
  const time = (at: string) => formatTime(at, language, planTimeZone)
  return (
    <>
      <p className="onair-control-room-show">{show.title}</p>
      <p className="onair-control-room-soft">{t('until', { start: time(show.start), end: time(show.end) })}</p>
    </>
  )
}

function OnAir({ state: { now, next, version } }: { state: Room['state'] }) {
  const t = useMessages('controlRoom', en, fr)
  const id = useUid()
  const { act, acting } = useModel(controlRoomModel)
  const busy = useShared(acting, false)
  if (!now) {
    return (
      <section>
        <h2>{t('onAir')}</h2>
        <p>{t('nothingOn')}</p>
        {next && (
          <div>
            <Button look="live" busy={busy} onClick={() => void act((client) => client.beginNext(version))}>
              {t('begin', { title: next.title })}
            </Button>
          </div>
        )}
      </section>
    )
  }
  const move = (minutes: number) =>
    act((client) => client.moveEnd(now.id, new Date(Date.parse(now.end) + minutes * 60_000), version))
  const signed = (minutes: number) => `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)}`
  const stepName = (minutes: number) => t('minutes', { sign: minutes < 0 ? '−' : '+', count: Math.abs(minutes) })
  const moveTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const time = String(new FormData(event.currentTarget).get('end'))
    void act((client) => client.moveEnd(now.id, endAt(time, now.start), version))
  }
  return (
    <section>
      <h2>
        <Badge kind="live">{t('onAir')}</Badge>
      </h2>
      <Times show={now} />
      <h3 id={`${id}-end`}>{t('end')}</h3>
      <ul className="onair-control-room-actions" aria-labelledby={`${id}-end`}>
        {steps.map((minutes) => (
          <li key={minutes}>
            <Button busy={busy} aria-label={stepName(minutes)} onClick={() => void move(minutes)}>
              {signed(minutes)}
            </Button>
          </li>
        ))}
      </ul>
      {/* A new end renders a new field: text typed for the last one is outdated. */}
      <form key={now.end} className="onair-control-room-end" onSubmit={moveTo}>
        <Field id={`${id}-at`} label={t('endAt')} name="end" type="time" required defaultValue={clockTime(now.end)} />
        <Button type="submit" busy={busy}>
          {t('moveTo')}
        </Button>
      </form>
    </section>
  )
}

function Products({ state: { products, onAir, version } }: { state: Room['state'] }) {
  const { language } = useShop()
  const t = useMessages('controlRoom', en, fr)
  const { act, acting } = useModel(controlRoomModel)
  const busy = useShared(acting, false)
  const shown = products.findLastIndex(({ itemNo }) => itemNo === onAir)
  const rate = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 1 })
  return (
    <section>
      <h2>{t('products')}</h2>
      {products.length === 0 && <p>{t('noProducts')}</p>}
      <ol className="onair-control-room-products">
        {products.map(({ itemNo, name, airTime, quantity, ordersPerMinute }, index) => {
          const after = index > shown ? products[index + 1] : undefined
          return (
            <li key={`${itemNo} ${airTime}`} data-on={index === shown || undefined}>
              <div>
                <p className="onair-control-room-show">{name}</p>
                <p className="onair-control-room-soft">
                  {formatTime(airTime, language, planTimeZone)} · {displayItemNumber(itemNo)} ·{' '}
                  {t('left', { count: quantity })} · {t('perMinute', { rate: rate.format(ordersPerMinute) })}
                </p>
              </div>
              <div className="onair-control-room-actions">
                {index === shown ? (
                  <Badge kind="live">{t('isOn')}</Badge>
                ) : (
                  <Button
                    look="live"
                    busy={busy}
                    aria-label={t('putName', { name })}
                    onClick={() => void act((client) => client.putOnAir(itemNo, version))}
                  >
                    {t('put')}
                  </Button>
                )}
                {after && (
                  <Button
                    busy={busy}
                    aria-label={t('laterName', { name })}
                    onClick={() => void act((client) => client.swap(itemNo, after.itemNo, version))}
                  >
                    {t('later')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Log({ log: { entries } }: { log: Room['log'] }) {
  const { language } = useShop()
  const t = useMessages('controlRoom', en, fr)
  const id = useUid()
  const time = (at: string | null) => (at === null ? '' : formatTime(at, language, planTimeZone))
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, language))
  const what = ({ action, itemNos, endBefore, endAfter, ...entry }: Room['log']['entries'][number]) => {
    const item = itemNos.map(displayItemNumber).join(' · ')
    const title = entry.title ?? ''
    const [before, after] = [money(entry.priceBefore), money(entry.priceAfter)]
    if (action === 'price') return after ? t('logPrice', { item, before, after }) : t('logPriceEnd', { item, before })
    if (action === 'now') return t('logNow', { item })
    if (action === 'swap') return t('logSwap', { item })
    if (action === 'next') return t('logNext', { title })
    return t('logEnd', { title, before: time(endBefore), after: time(endAfter) })
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('log')}</h2>
      {entries.length === 0 && <p>{t('logEmpty')}</p>}
      <ol className="onair-control-room-log">
        {entries.map((entry) => (
          <li key={entry.id}>
            {time(entry.at)} · <strong>{entry.operator ?? t('command')}</strong> · {what(entry)}
          </li>
        ))}
      </ol>
    </section>
  )
}
