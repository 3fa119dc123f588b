import { autoPlayVideosCookie, readCookie, videoSoundCookie, writeCookie } from '@onair/core/session'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../../kit/shop.tsx'
import { Checkbox } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { Video } from './media.ts'
import en from './video-player.messages.en.json'
import fr from './video-player.messages.fr.json'

export type VideoPlayerProps = {
  video: Video
  /** The gallery shows it now. */
  shown: boolean
  /** The shopper asked for this very video. */
  asked: boolean
}

/** Whether the shopper's device asks for less motion or less data: then nothing moves by itself. */
function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
}

/**
 * Plays a video, and keeps what the shopper prefers for 21 days (specification §3).
 *
 * 1. Asked for, it plays at once, with sound unless that was turned off.
 * 2. By itself it plays without sound, only while it is in view, and never where the device asks for less.
 * 3. Sound turned on or off in the player itself is remembered as well.
 *
 * There are no captions: nothing is said in these videos, and the page says so.
 */
export function VideoPlayer({ video, shown, asked }: VideoPlayerProps) {
  const { imageBase, videoBase, models } = useShop()
  const { session } = models.environment
  const t = useMessages(en, fr)
  const id = useUid()
  const player = useRef<HTMLVideoElement>(null)
  const byHand = useRef(asked)
  const [less] = useState(wantsLess)
  const [autoPlay, setAutoPlay] = useState(() => readCookie(session, autoPlayVideosCookie) ?? false)
  const [sound, setSound] = useState(() => readCookie(session, videoSoundCookie) ?? true)
  /** Counts what the player itself changed, so that the switch shows it. */
  const [heard, setHeard] = useState(0)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (asked) play(player.current, !sound)
  }, [asked])

  useEffect(() => {
    const it = player.current
    if (!it || !shown) {
      it?.pause()
      return
    }
    if (!autoPlay || less) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several come at once while the strip is still moving: the last is how it is now.
        if (!entries.at(-1)?.isIntersecting) it.pause()
        else if (it.paused && !byHand.current) play(it, true)
      },
      { threshold: 0.5 },
    )
    observer.observe(it)
    return () => observer.disconnect()
  }, [shown, autoPlay, less])

  const keepSound = (on: boolean) => {
    setSound(on)
    writeCookie(session, videoSoundCookie, on)
  }

  return (
    <div className="onair-video">
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
      <video
        ref={player}
        src={`${videoBase}${video.url}`}
        poster={`${imageBase}${video.imageUrl}?impolicy=L&format=webp`}
        aria-label={video.title}
        controls
        playsInline
        loop
        preload="none"
        onError={() => setFailed(true)}
        onVolumeChange={({ currentTarget: { muted, paused } }) => {
          // What starts by itself is muted by us, not by the shopper.
          if (paused || !muted === sound || (muted && !byHand.current)) return
          keepSound(!muted)
          setHeard(heard + 1)
        }}
      />
      <fieldset className="onair-video-preferences" aria-label={t('preferences')}>
        <Checkbox
          id={`${id}-auto`}
          label={t('autoPlay')}
          defaultChecked={autoPlay}
          hint={autoPlay && less ? t('autoPlayOff') : undefined}
          onChange={({ currentTarget: { checked } }) => {
            setAutoPlay(checked)
            writeCookie(session, autoPlayVideosCookie, checked)
          }}
        />
        <Checkbox
          key={heard}
          id={`${id}-sound`}
          label={t('sound')}
          defaultChecked={sound}
          hint={t('noWords')}
          onChange={({ currentTarget: { checked } }) => {
            byHand.current = true
            keepSound(checked)
            if (player.current) player.current.muted = !checked
          }}
        />
      </fieldset>
      {failed && <Notice kind="warn">{t('failed')}</Notice>}
    </div>
  )
}

/** A browser may refuse sound, or playing at all: then the player's own button waits. */
function play(video: HTMLVideoElement | null, muted: boolean): void {
  if (!video) return
  video.muted = muted
  void video.play()?.catch(() => {})
}
