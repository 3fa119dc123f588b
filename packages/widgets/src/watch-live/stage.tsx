import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import type { Show } from '@onair/core/guide/client'
import { autoPlayVideosCookie, readCookie, videoSoundCookie } from '@onair/core/session'
import type { Signal } from '@preact/signals-core'
import { useEffect, useRef, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../kit/shop.tsx'
import { wantsLess } from '../kit/wants-less.ts'
import { Badge } from '../parts/badge.tsx'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { Picture } from '../parts/picture.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { LowerThird } from './lower-third.tsx'
import type { StreamState } from './stream.ts'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'

export type StageProps = {
  /** The stream; undefined until it is known, or if there is none. */
  url: string | undefined
  captions: readonly string[]
  /** Whether it is known if there is a stream. */
  known: boolean
  /** Receives the moment that the viewer sees. */
  moment: Signal<Date | undefined>
  show: Show | undefined
  next: Show | undefined
  product: Product | undefined
  zone: string
}

/**
 * The poster, which the moving picture replaces. The picture begins when the viewer asks for it, or by itself and muted if the
 * viewer's preferences say so (specification §3), once the page has loaded, while it is in view. It never begins by itself if the
 * device asks for less data or motion.
 */
export function Stage({ url, captions, known, moment, show, next, product, zone }: StageProps) {
  const { imageBase, language, models, link } = useShop()
  const t = useMessages('watchLive', en, fr)
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [played, setState] = useState<StreamState>('off')
  const state = url ? played : 'off'
  const isRequested = state !== 'off'
  /** Whether the player's code could not be loaded. */
  const [failed, setFailed] = useState(false)
  const at = useShared(moment, undefined)
  const { session } = models.environment
  const later = useLater(
    () => import('./player.tsx'),
    isRequested,
    () => {
      setState('off')
      setFailed(true)
    },
  )
  const play = (muted: boolean) => {
    if (video.current) video.current.muted = muted
    setFailed(false)
    setState('opening')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these decide whether it may begin
  useEffect(() => {
    if (!url || isRequested || failed || !readCookie(session, autoPlayVideosCookie) || wantsLess()) return
    let cancel: (() => void) | undefined
    let cancelled = false
    void import('./begin-in-view.ts').then(
      ({ beginInView }) => {
        if (!cancelled && frame.current) cancel = beginInView(frame.current, () => play(true))
      },
      // Without this code the picture begins when the viewer asks for it.
      () => {},
    )
    return () => {
      cancelled = true
      cancel?.()
    }
  }, [url, isRequested, failed])

  // A pause before the first picture still shows the poster.
  const moving = state === 'playing' || (state === 'paused' && at !== undefined)

  return (
    <div ref={frame} className="onair-watch-frame">
      <div ref={box} className="onair-watch-stage" data-state={state} tabIndex={-1}>
        {/* biome-ignore lint/a11y/useMediaCaption: the stream carries its captions */}
        <video ref={video} playsInline preload="none" aria-label={t('picture')} tabIndex={-1} />
        {!moving && (
          <div className="onair-watch-poster">
            {(show ?? next) && (
              <Picture
                base={imageBase}
                name={(show ?? next)?.imageUrl ?? ''}
                alt=""
                sizes="hero"
                shape="wide"
                priority
              />
            )}
          </div>
        )}
        <div className="onair-watch-top">
          {show && <Badge kind="live">{t('live')}</Badge>}
          {at && (
            <time className="onair-watch-clock" dateTime={at.toISOString()}>
              {formatTime(at, language, zone)}
            </time>
          )}
        </div>
        {!isRequested && url && (
          <a
            className="onair-watch-play"
            // Until the player is ready, or without it, this link opens the page that shows it.
            href={link('/pages/watchlive')}
            onClick={(event) => {
              event.preventDefault()
              play(readCookie(session, videoSoundCookie) === false)
              // The link that had the focus disappears: the focus moves to the player.
              box.current?.focus()
            }}
          >
            <Icon path={icons.play} solid />
            <span className="onair-hidden">{t('play')}</span>
          </a>
        )}
        {state === 'opening' && (
          <div className="onair-watch-wait">
            <Spinner />
          </div>
        )}
        <div role="status" className="onair-watch-status">
          {state === 'opening' && <span className="onair-hidden">{t('opening')}</span>}
          {(failed || state === 'away' || (known && !url)) && <p>{t(known && !url ? 'none' : 'away')}</p>}
        </div>
        {(known || show) && !(moving && product) && <LowerThird show={show} next={next} zone={zone} />}
        {url && isRequested && later && (
          <later.Player
            url={url}
            video={video}
            place={frame}
            box={box}
            captions={captions}
            product={moving ? product : undefined}
            moment={moment}
            onState={setState}
          />
        )}
      </div>
    </div>
  )
}
