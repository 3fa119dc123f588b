import { type ImageFormat, imageAddress } from '@onair/core/catalogue'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import * as icons from '../../parts/icons.ts'
import css from './zoom-dialog.css?inline'
import en from './zoom-dialog.messages.en.json'
import fr from './zoom-dialog.messages.fr.json'

export type ZoomDialogProps = {
  /** The product's name. */
  title: string
  pictures: readonly { name: string; alt: string }[]
  /** The name of the picture to show. */
  shown: string
  onShow: (name: string) => void
  onClose: () => void
}

const formats: readonly ImageFormat[] = ['avif', 'webp']
const levels = [1, 2, 3] as const

/**
 * A picture at window size, zoomed by buttons, `+` and `-`, a click, or two fingers. An enlarged picture is moved by
 * dragging or scrolling; the arrow keys show the next picture. Styling hook: `data-zoom`.
 */
export function ZoomDialog({ title, pictures, shown, onShow, onClose }: ZoomDialogProps) {
  const { imageBase } = useShop()
  const t = useMessages('zoomDialog', en, fr)
  const dialog = useRef<HTMLDialogElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useSheet(dialog, css)
  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean }>(undefined)
  const [level, setLevel] = useState<number>(1)
  const index = Math.max(
    0,
    pictures.findIndex(({ name }) => name === shown),
  )
  const picture = pictures[index]

  useEffect(() => {
    const it = dialog.current
    if (it && !it.open) it.showModal()
  }, [])
  // Zooming keeps the centre.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new level or picture
  useEffect(() => {
    const it = pane.current
    if (it) it.scrollTo?.((it.scrollWidth - it.clientWidth) / 2, (it.scrollHeight - it.clientHeight) / 2)
  }, [level, index])

  const go = (step: number) => {
    const next = pictures[index + step]
    if (!next) return
    setLevel(1)
    onShow(next.name)
  }
  const zoom = (to: number) => setLevel(Math.min(levels.length, Math.max(1, to)))
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const it = pane.current
    if (!it || event.pointerType !== 'mouse' || event.button !== 0) return
    drag.current = { x: event.clientX, y: event.clientY, left: it.scrollLeft, top: it.scrollTop, moved: false }
    it.setPointerCapture?.(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current
    if (!from || !pane.current) return
    from.moved ||= Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) > 4
    pane.current.scrollTo(from.left - event.clientX + from.x, from.top - event.clientY + from.y)
  }

  return (
    <dialog
      ref={dialog}
      className="onair onair-zoom"
      aria-label={t('title', { name: title })}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(1)
        if (key === 'ArrowLeft') go(-1)
        if (key === '+' || key === '=') zoom(level + 1)
        if (key === '-') zoom(level - 1)
      }}
    >
      <header>
        <span aria-live="polite">{t('position', { number: index + 1, count: pictures.length })}</span>
        <Button icon={icons.minus} iconOnly disabled={level === 1} onClick={() => zoom(level - 1)}>
          {t('out')}
        </Button>
        <Button icon={icons.plus} iconOnly disabled={level === levels.length} onClick={() => zoom(level + 1)}>
          {t('in')}
        </Button>
        <Button icon={icons.close} iconOnly onClick={() => dialog.current?.close()}>
          {t('close')}
        </Button>
      </header>
      <div
        ref={pane}
        className="onair-zoom-pane"
        data-zoom={level}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          // A click enlarges; the end of a drag is not a click.
          if (drag.current && !drag.current.moved) setLevel(level === levels.length ? 1 : level + 1)
          drag.current = undefined
        }}
        onPointerCancel={() => {
          drag.current = undefined
        }}
      >
        {picture && (
          <picture key={picture.name}>
            {formats.map((format) => (
              <source
                key={format}
                type={`image/${format}`}
                srcSet={imageAddress(imageBase, picture.name, 'L', format)}
              />
            ))}
            <img
              src={imageAddress(imageBase, picture.name, 'L', 'jpeg')}
              alt={picture.alt}
              width={960}
              height={960}
              draggable={false}
            />
          </picture>
        )}
      </div>
      {pictures.length > 1 && (
        <footer>
          <Button icon={icons.chevronLeft} iconOnly disabled={index === 0} onClick={() => go(-1)}>
            {t('previous')}
          </Button>
          <Button icon={icons.chevronRight} iconOnly disabled={index === pictures.length - 1} onClick={() => go(1)}>
            {t('next')}
          </Button>
        </footer>
      )}
    </dialog>
  )
}
