import type { Product } from '@onair/core/catalogue/client'
import type { WatchLive as Live } from '@onair/core/live/client'
import { useEffect } from 'react'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useWhileShown } from '../kit/shop.tsx'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { OnScreen } from './on-screen.tsx'
import { Stage } from './stage.tsx'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'
import { watchLiveModel } from './watch-live.model.ts'

export type WatchLiveProps = {
  /** The stream and the programme on air, if the server has read them. */
  live?: Live
  /** The products of the programme on air, if the server has read them. */
  products?: Product[]
  /** An IANA time zone; the shopper's own if not given. */
  timeZone?: string
} & QuickAddEvents

/**
 * The channel's live picture, with a lower third in the shopper's language, and the product that the viewer sees. If the stream
 * is unavailable, it shows the programme on air until the picture is back.
 */
export function WatchLive({ live, products, timeZone, onBeforeAdd, onAdded }: WatchLiveProps) {
  const t = useMessages('watchLive', en, fr)
  const model = useModel(watchLiveModel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has read, once
  useEffect(() => model.know(live, products), [model])
  useWhileShown(model.start)
  const zone = useTimeZone(timeZone)
  const read = useShared(model.live, undefined)
  const waiting = useShared(model.waiting, true)
  const seen = useShared(model.show, undefined)
  const next = useShared(model.next, undefined) ?? live?.next ?? undefined
  const presented = useShared(model.product, undefined)
  const choices = useShared(model.choices, undefined)
  const { streamUrl = undefined, captions = [] } = live ?? read ?? {}
  const show = (seen === undefined ? live?.now : seen) ?? undefined
  // Until the first event of the channel, the product that the programme's plan begins with.
  const product = presented ?? (seen === undefined ? products?.[0] : undefined)

  return (
    <section className="onair onair-watch" aria-label={t('watch')} aria-busy={!live && waiting}>
      <div className="onair-watch-layout">
        <Stage
          url={streamUrl ?? undefined}
          captions={captions}
          known={live !== undefined || read !== undefined}
          moment={model.moment}
          show={show}
          next={next}
          product={product}
          zone={zone}
        />
        <OnScreen
          product={product}
          choices={presented && choices}
          show={show}
          next={next}
          zone={zone}
          events={{ onBeforeAdd, onAdded }}
        />
      </div>
    </section>
  )
}
