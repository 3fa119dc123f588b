import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import type { Show } from '@onair/core/guide/client'
import { autoPlayVideosCookie, readCookie, videoSoundCookie } from '@onair/core/session'
import { type Signal, signal } from '@preact/signals-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../kit/shop.tsx'
import { wantsLess } from '../kit/wants-less.ts'
import { whilePageLives } from '../models/page.ts'
import { Badge } from '../parts/badge.tsx'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { Picture } from '../parts/picture.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { LowerThird } from './lower-third.tsx'
import { createStream, type Stream } from './stream.ts'
import { useMini } from './use-mini.ts'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'

export type StageProps = {
  /** The stream; undefined until it is known, and where there is none. */
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

const off = signal('off' as const)
const nothing = signal(undefined)

/**
 * The poster, and the moving picture in its place. The picture begins when the viewer asks for it, or by itself and muted
 * where the viewer's preferences say so (specification §3), once the page has loaded, while it is in view; never by itself
 * where the device asks for less data or motion.
 */
export function Stage({ url, captions, known, moment, show, next, product, zone }: StageProps) {
  const { imageBase, language, models, link } = useShop()
  const t = useMessages(en, fr)
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<Stream>()
  /** The language of the captions; the empty one for none. */
  const [chosen, setChosen] = useState('')
  const state = useShared(stream?.state ?? off, 'off')
  const at = useShared(stream?.moment ?? nothing, undefined)
  const { session } = models.environment

  useEffect(() => {
    if (!url) return
    return whilePageLives(() => {
      const element = video.current
      if (!element) return () => {}
      const made = createStream(element, url)
      setStream(made)
      const unsubscribe = made.moment.subscribe((at) => {
        moment.value = at
      })
      return () => {
        unsubscribe()
        made.close()
        moment.value = undefined
        setStream(undefined)
      }
    })
  }, [url, moment])

  useEffect(() => {
    const place = frame.current
    if (!stream || !place || !readCookie(session, autoPlayVideosCookie) || wantsLess()) return
    return whenLoaded(() => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.at(-1)?.isIntersecting || stream.state.peek() !== 'off') return
        observer.disconnect()
        if (video.current) video.current.muted = true
        stream.play()
      })
      observer.observe(place)
      return () => observer.disconnect()
    })
  }, [stream, session])

  const play = () => {
    if (video.current) video.current.muted = readCookie(session, videoSoundCookie) === false
    stream?.play()
    // The button that had the focus is gone: the player itself has it now.
    box.current?.focus()
  }
  const choose = (captionLanguage: string) => {
    setChosen(captionLanguage)
    stream?.showCaptions(captionLanguage || undefined)
  }
  // A pause before the first picture still shows the poster.
  const moving = state === 'playing' || (state === 'paused' && at !== undefined)
  const controllable = state !== 'off' && state !== 'away'
  const later = useLater(() => import('./controls.tsx'), controllable)
  const mini = useMini(frame, state === 'playing')

  return (
    <div ref={frame} className="onair-watch-frame">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside, which do the same */}
      <div
        ref={box}
        className="onair-watch-stage"
        data-state={state}
        data-mini={mini.shown || undefined}
        tabIndex={-1}
        onKeyDown={(event) => pressed(event, box.current)}
      >
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
        {state === 'off' && url && (
          <a
            className="onair-watch-play"
            // Until the player is ready, and without it: the page that shows it.
            href={link('/pages/watchlive')}
            onClick={(event) => {
              event.preventDefault()
              play()
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
          {(state === 'away' || (known && !url)) && <p>{t(state === 'away' ? 'away' : 'none')}</p>}
        </div>
        <LowerThird show={show} next={next} product={moving ? product : undefined} zone={zone} />
        {stream && later && controllable && (
          <later.Controls
            stream={stream}
            video={video}
            box={box}
            captions={captions}
            chosen={chosen}
            onChoose={choose}
            mini={mini}
          />
        )}
      </div>
    </div>
  )
}

/** Presses the button that has this letter as its shortcut: `k` or space plays, `m` mutes, `f` fills the screen. */
function pressed(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { key, target } = event
  if (target instanceof HTMLSelectElement || (key === ' ' && target !== box)) return
  const shortcut = key === ' ' ? 'k' : key.toLowerCase()
  if (!/^[a-z]$/.test(shortcut)) return
  const button = box?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${shortcut}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}

/** Runs something when the page has loaded and the browser is idle. @returns cancels it, and ends what it started */
function whenLoaded(run: () => () => void): () => void {
  let end: (() => void) | undefined
  let waiting: number | undefined
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout
  const wait = () => {
    waiting = Number(
      idle(() => {
        end = run()
      }),
    )
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    if (waiting !== undefined) cancelIdle(waiting)
    end?.()
  }
}
