import type { ProductDetail } from '@onair/core/catalogue/client'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { inert } from '../../kit/react-attributes.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import { Picture } from '../../parts/picture.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import type { ProductModel } from '../product.model.ts'
import { type Medium, mediaOf } from './media.ts'
import { VideoSlide } from './video-slide.tsx'

/** How long the strip rests before its picture counts as chosen. */
const restMs = 120

/**
 * A strip of pictures and videos that is swiped, or moved by arrows, arrow keys and thumbnails. It follows the chosen
 * style. A click enlarges a picture.
 */
export function Gallery({ product, model }: { product: ProductDetail; model: ProductModel }) {
  const { imageBase } = useShop()
  const t = useMessages('product', en, fr)
  const strip = useRef<HTMLUListElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The target of a programmatic scroll, until it arrives or the shopper takes over. */
  const goal = useRef<number>(undefined)
  /** The key of the picture that takes the focus along when it is shown. */
  const refocus = useRef<string>(undefined)
  const first = model.served.picture
  const [zoomed, setZoomed] = useState(false)
  const zoom = useLater(
    () => import('./zoom-dialog.tsx'),
    zoomed,
    () => setZoomed(false),
  )
  const media = useMemo(() => mediaOf(product, first), [product, first])
  const shown = useShared(model.picture, first)
  const current = Math.max(
    0,
    media.findIndex(({ key }) => key === shown),
  )

  const focusCurrent = () =>
    strip.current?.children[current]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })

  /** Moves the strip to a chosen picture, wherever it was. */
  const follow = (index: number) => {
    clearTimeout(resting.current)
    if (moveTo(strip.current, index)) goal.current = index
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another picture is shown
  useEffect(() => {
    follow(current)
    // Move the focus along: its old place becomes inert.
    if (refocus.current === media[current]?.key) focusCurrent()
    // The first effect may run after the first key: the picture chosen by the key is shown later.
    if (shown === model.picture.peek()) refocus.current = undefined
  }, [current])
  useEffect(() => () => clearTimeout(resting.current), [])

  const show = (index: number) => {
    const medium = media[index]
    if (!medium || index === current) return
    refocus.current = strip.current?.matches(':focus-within') ? medium.key : undefined
    model.picture.value = medium.key
  }
  const onScroll = () => {
    clearTimeout(resting.current)
    const at = placeOf(strip.current)
    // On a busy device a programmatic scroll pauses between two steps. Such a pause chooses nothing.
    if (at === undefined || (goal.current !== undefined && !isNear(at, goal.current))) return
    goal.current = undefined
    resting.current = setTimeout(() => show(Math.round(at)), restMs)
  }
  const onHold = () => {
    goal.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    // Inside a video the arrow keys belong to the player.
    if (step === 0 || (event.target instanceof Element && event.target.closest('video, input'))) return
    event.preventDefault()
    show(current + step)
  }
  const altOf = (medium: Medium & { kind: 'picture' }, index: number) =>
    medium.style && product.styles.length > 1
      ? `${product.name}, ${medium.style}`
      : index === 0
        ? product.name
        : t('view', { name: product.name, number: index + 1 })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="onair-gallery" role="group" aria-label={t('pictures')} onKeyDown={onKeyDown}>
      <div className="onair-gallery-stage">
        <ul ref={strip} className="onair-gallery-strip" onScroll={onScroll} onPointerDown={onHold} onWheel={onHold}>
          {media.map((medium, index) => (
            // A picture outside the strip's window is reached by scrolling the strip.
            <li key={medium.key} {...(index !== current && inert)}>
              {medium.kind === 'picture' ? (
                <>
                  <Picture
                    base={imageBase}
                    name={medium.name}
                    alt={altOf(medium, index)}
                    sizes="hero"
                    priority={index === 0}
                  />
                  <button
                    type="button"
                    className="onair-gallery-enlarge"
                    aria-label={t('enlarge')}
                    onClick={() => setZoomed(true)}
                  />
                </>
              ) : (
                <VideoSlide
                  video={medium.video}
                  shown={index === current}
                  onAsk={() => {
                    // The press may have stopped the strip between two pictures.
                    show(index)
                    follow(index)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
        {media.length > 1 && (
          <div className="onair-gallery-moves onair-no-print">
            <Button icon={icons.chevronLeft} iconOnly disabled={current === 0} onClick={() => show(current - 1)}>
              {t('previousPicture')}
            </Button>
            <span aria-live="polite">{t('position', { number: current + 1, count: media.length })}</span>
            <Button
              icon={icons.chevronRight}
              iconOnly
              disabled={current === media.length - 1}
              onClick={() => show(current + 1)}
            >
              {t('nextPicture')}
            </Button>
          </div>
        )}
      </div>
      {media.length > 1 && (
        <div className="onair-gallery-thumbs">
          {media.map((medium, index) => (
            <button
              key={medium.key}
              type="button"
              aria-pressed={index === current}
              aria-label={
                medium.kind === 'video'
                  ? t('video', { title: medium.video.title })
                  : t('picture', { number: index + 1, count: media.length })
              }
              onClick={() => show(index)}
            >
              <Picture
                base={imageBase}
                name={medium.kind === 'video' ? medium.video.imageUrl : medium.name}
                alt=""
                sizes="thumb"
              />
              {medium.kind === 'video' && <Icon path={icons.play} solid />}
            </button>
          ))}
        </div>
      )}
      {zoom && zoomed && (
        <zoom.ZoomDialog
          title={product.name}
          pictures={media.flatMap((medium, index) =>
            medium.kind === 'picture' ? { name: medium.name, alt: altOf(medium, index) } : [],
          )}
          shown={shown}
          onShow={(name) => {
            model.picture.value = name
          }}
          onClose={() => {
            setZoomed(false)
            focusCurrent()
          }}
        />
      )}
    </div>
  )
}

type Strip = HTMLUListElement | null

/** Scrolls the strip to a picture: smoothly to the next one, at once over several. @returns whether it moves */
function moveTo(strip: Strip, index: number): boolean {
  const at = placeOf(strip)
  if (!strip || at === undefined || isNear(at, index)) return false
  const still = Math.abs(index - at) > 1.5 || matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollTo({ left: index * pitchOf(strip), behavior: still ? 'instant' : 'smooth' })
  return true
}

/** The width of a picture. On a phone the next one shows beside it. */
const pitchOf = (strip: Strip) => strip?.firstElementChild?.clientWidth ?? 0
/** The strip's position in pictures from the first; undefined if it has no width. */
const placeOf = (strip: Strip) => (strip && pitchOf(strip) ? strip.scrollLeft / pitchOf(strip) : undefined)
/** Widths are rarely whole pixels. */
const isNear = (place: number, index: number) => Math.abs(place - index) < 0.02
