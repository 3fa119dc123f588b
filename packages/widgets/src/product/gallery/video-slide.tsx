import { autoPlayVideosCookie, readCookie } from '@onair/core/session'
import { useEffect, useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import { Picture } from '../../parts/picture.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import type { Video } from './media.ts'

export type VideoSlideProps = {
  video: Video
  /** Whether the gallery shows it now. */
  shown: boolean
  /** Called when the shopper starts the video. */
  onAsk: () => void
}

/**
 * A video's poster, which starts the video. The player and the video are fetched on demand: when the shopper presses the button
 * or has automatic videos on. Without JavaScript the button is a link to the video.
 */
export function VideoSlide({ video, shown, onAsk }: VideoSlideProps) {
  const { imageBase, videoBase, models } = useShop()
  const t = useMessages('product', en, fr)
  const [asked, setAsked] = useState(false)
  const [requested, setRequested] = useState(false)
  useEffect(() => {
    if (shown) setRequested(readCookie(models.environment.session, autoPlayVideosCookie) ?? false)
  }, [shown, models])
  const player = useLater(
    () => import('./video-player.tsx'),
    asked || requested,
    () => {
      setAsked(false)
      setRequested(false)
    },
  )

  if (player) return <player.VideoPlayer video={video} shown={shown} asked={asked} />
  return (
    <div className="onair-video">
      <Picture base={imageBase} name={video.imageUrl} alt="" sizes="hero" />
      <a
        className="onair-video-play"
        href={`${videoBase}${video.url}`}
        onClick={(event) => {
          event.preventDefault()
          setAsked(true)
          onAsk()
        }}
      >
        <Icon path={icons.play} solid />
        <span className="onair-hidden">{t('playVideo', { title: video.title })}</span>
      </a>
    </div>
  )
}
