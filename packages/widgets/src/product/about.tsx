import { descriptionLength, plainText, truncateDelayMs, truncateText } from '@onair/core/catalogue'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import * as icons from '../parts/icons.ts'
import { RichText } from '../parts/rich-text.tsx'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'

/**
 * A description, cut at 200 characters with "more" and "less" (specification §9).
 *
 * 1. The whole text is in the page's HTML, for search engines and pages without JavaScript.
 * 2. It is measured again 200 ms after the width changed: if the whole text is no higher than the cut text with its button, it is
 *    not cut.
 *
 * Styling hook: `data-cut`.
 */
export function About({ html }: { html: string }) {
  const t = useMessages('product', en, fr)
  const id = useUid()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [fits, setFits] = useState(false)
  const { text, cut } = truncateText(plainText(html), descriptionLength)

  useEffect(() => {
    const it = box.current
    if (!it || !cut || typeof ResizeObserver === 'undefined') return
    let width = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setFits(fitsAnyway(it))
    const observer = new ResizeObserver(() => {
      if (it.clientWidth === width) return
      const first = width === 0
      width = it.clientWidth
      clearTimeout(timer)
      timer = setTimeout(measure, first ? 0 : truncateDelayMs)
    })
    observer.observe(it)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [cut])

  return (
    <section className="onair-product-about">
      <h2>{t('description')}</h2>
      <div ref={box} className="onair-about" data-cut={(cut && !open && !fits) || undefined}>
        {cut && <p className="onair-about-cut">{text}</p>}
        <div className="onair-about-whole" id={`${id}-whole`}>
          <RichText html={html} />
        </div>
        {cut && !fits && (
          <Button
            look="quiet"
            icon={open ? icons.minus : icons.plus}
            aria-expanded={open}
            aria-controls={`${id}-whole`}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'readLess' : 'readMore')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Whether the whole text is no higher than the cut text with its button. Hidden texts keep their height. */
function fitsAnyway(box: HTMLElement): boolean {
  const height = (name: string) => box.querySelector(name)?.scrollHeight ?? 0
  return height('.onair-about-whole > *') <= height('.onair-about-cut') + height('.onair-button')
}
