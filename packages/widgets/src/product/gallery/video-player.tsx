import { autoPlayVideosCookie, readCookie, videoSoundCookie, writeCookie } from '@onair/core/session'
import { useEffect, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../../kit/shop.tsx'
import { wantsLess } from '../../kit/wants-less.ts'
import check from '../../parts/check.css?inline'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { Video } from './media.ts'
import css from './video-player.css?inline'
import en from './video-player.messages.en.json'
import fr from './video-player.messages.fr.json'

export type VideoPlayerProps = {
  video: Video
  /** Whether the gallery shows it now. */
  shown: boolean
  /** Whether the shopper started this video. */
  asked: boolean
}

/**
 * Plays a video, and stores the shopper's preferences for 21 days (specification §3).
 *
 * 1. A video that the shopper starts plays at once, with sound unless that was turned off.
 * 2. An automatic video is muted, plays only while it is in view, and never if the device asks for reduced motion or
 *    data.
 * 3. Sound that is turned on or off in the player itself is stored as well.
 *
 * There are no captions: the videos have no speech, and the page says so.
 */
export function VideoPlayer({ video, shown, asked }: VideoPlayerProps) {
  const { imageBase, videoBase, models } = useShop()
  const { session } = models.environment
  const t = useMessages('videoPlayer', en, fr)
  const id = useUid()
  const player = useRef<HTMLVideoElement>(null)
  useSheet(player, check + css)
  const byHand = useRef(asked)
  const [less] = useState(wantsLess)
  const [autoPlay, setAutoPlay] = useState(() => readCookie(session, autoPlayVideosCookie) ?? false)
  const [sound, setSound] = useState(() => readCookie(session, videoSoundCookie) ?? true)
  /** Counts the player's own changes, so that the switch shows them. */
  const [ownChanges, setOwnChanges] = useState(0)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: plays once
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
        // Several entries arrive at once while the strip moves; the last is current.
        if (!entries.at(-1)?.isIntersecting) it.pause()
        else if (it.paused && !byHand.current) play(it, true)
      },
      { threshold: 0.5 },
    )
    observer.observe(it)
    return () => observer.disconnect()
  }, [shown, autoPlay, less])

  const storeSound = (on: boolean) => {
    setSound(on)
    writeCookie(session, videoSoundCookie, on)
  }

  return (
    <div className="onair-video">
      {/* biome-ignore lint/a11y/useMediaCaption: it has no speech */}
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
          // The widget mutes an automatic video, not the shopper.
          if (paused || !muted === sound || (muted && !byHand.current)) return
          storeSound(!muted)
          setOwnChanges(ownChanges + 1)
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
          key={ownChanges}
          id={`${id}-sound`}
          label={t('sound')}
          defaultChecked={sound}
          hint={t('noWords')}
          onChange={({ currentTarget: { checked } }) => {
            byHand.current = true
            storeSound(checked)
            if (player.current) player.current.muted = !checked
          }}
        />
      </fieldset>
      {failed && <Notice kind="warn">{t('failed')}</Notice>}
    </div>
  )
}

/** A browser may refuse sound or playing: the player's own button remains. */
function play(video: HTMLVideoElement | null, muted: boolean): void {
  if (!video) return
  video.muted = muted
  void video.play()?.catch(() => {})
}
