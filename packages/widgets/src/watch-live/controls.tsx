import { videoSoundCookie, writeCookie } from '@onair/core/session'
import { type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../kit/shop.tsx'
import en from './controls.messages.en.json'
import fr from './controls.messages.fr.json'
import type { Stream } from './stream.ts'
import type { Mini } from './use-mini.ts'

type ControlsProps = {
  stream: Stream
  video: RefObject<HTMLVideoElement | null>
  /** The element for full screen: the picture with its lower third and these buttons. */
  box: RefObject<HTMLElement | null>
  captions: readonly string[]
  /** The language of the captions; empty for none. */
  chosen: string
  onChoose: (language: string) => void
  mini: Mini
}

/** The player's buttons. Their shortcut letters work while the focus is in the player. */
export function Controls({ stream, video, box, captions, chosen, onChoose, mini }: ControlsProps) {
  const { models } = useShop()
  const t = useMessages('controls', en, fr)
  const state = useShared(stream.state, 'off')
  const [muted, setMuted] = useState(() => video.current?.muted ?? false)
  const [full, setFull] = useState(false)
  const [small, setSmall] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const follow = () => setMuted(element.muted)
    const followFull = () => setFull(document.fullscreenElement !== null)
    const followSmall = () => setSmall(element.ownerDocument.pictureInPictureElement === element)
    const listeners: [EventTarget, string, () => void][] = [
      [element, 'volumechange', follow],
      [document, 'fullscreenchange', followFull],
      [element, 'enterpictureinpicture', followSmall],
      [element, 'leavepictureinpicture', followSmall],
    ]
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
    return () => {
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
    }
  }, [video])

  const mute = () => {
    const element = video.current
    if (!element) return
    element.muted = !element.muted
    writeCookie(models.environment.session, videoSoundCookie, !element.muted)
  }
  // A browser may refuse either; the picture then stays in place.
  const fill = () => {
    const [element, around]: [AppleVideo | null, HTMLElement | null] = [video.current, box.current]
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (around?.requestFullscreen) around.requestFullscreen().catch(() => {})
    else element?.webkitEnterFullscreen?.()
  }
  const float = () => {
    if (small) void document.exitPictureInPicture()
    else video.current?.requestPictureInPicture().catch(() => {})
  }
  const playing = state !== 'paused'

  return (
    <div className="onair-watch-controls">
      <Control name={playing ? 'pause' : 'play'} letter="k" onPress={() => (playing ? stream.pause() : stream.play())}>
        {t(playing ? 'pause' : 'play')}
      </Control>
      <Control name={muted ? 'muted' : 'sound'} letter="m" onPress={mute}>
        {t(muted ? 'unmute' : 'mute')}
      </Control>
      {captions.length > 0 && (
        <label className="onair-watch-captions">
          <span className="onair-hidden">{t('captions')}</span>
          <span aria-hidden="true">CC</span>
          <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(value)}>
            <option value="">{t('noCaptions')}</option>
            {captions.map((language) => (
              <option key={language} value={language} lang={language}>
                {nameOf(language)}
              </option>
            ))}
          </select>
        </label>
      )}
      {mini.shown && (
        <Control name="close" onPress={mini.dismiss}>
          {t('dismiss')}
        </Control>
      )}
      {document.pictureInPictureEnabled && (
        <Control name="float" letter="p" onPress={float}>
          {t(small ? 'putBack' : 'float')}
        </Control>
      )}
      <Control name={full ? 'shrink' : 'fill'} letter="f" onPress={fill}>
        {t(full ? 'leaveFull' : 'full')}
      </Control>
    </div>
  )
}

/** iPhones show only the video in full screen. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** A language in its own words: `English`, `Français`. A malformed tag is shown as it is. */
function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  } catch {
    return language
  }
}

/** Outlines on a 24 px grid, used only by this player. */
const paths = {
  play: 'M8 5v14l11-7L8 5Z',
  pause: 'M8 5v14M16 5v14',
  sound: 'M4 10v4h3.500l4.500 4V6L7.500 10H4Zm12-1.500a5 5 0 0 1 0 7m2.500-9.500a8.500 8.500 0 0 1 0 12',
  muted: 'M4 10v4h3.500l4.500 4V6L7.500 10H4Zm12 0 4 4m0-4-4 4',
  float: 'M4 6h16v12H4V6Zm8 6h5.500v3.500H12V12Z',
  fill: 'M5 9.500V5h4.500M19 9.500V5h-4.500M5 14.500V19h4.500M19 14.500V19h-4.500',
  shrink: 'M9.500 5v4.500H5M14.500 5v4.500H19M9.500 19v-4.500H5M14.500 19v-4.500H19',
  close: 'm6 6 12 12M18 6 6 18',
} as const

type ControlProps = { name: keyof typeof paths; letter?: string; onPress: () => void; children: string }

function Control({ name, letter, onPress, children }: ControlProps) {
  return (
    <button type="button" title={children} aria-label={children} aria-keyshortcuts={letter} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d={paths[name]} />
      </svg>
    </button>
  )
}
