import type { Language } from '@onair/core/language'
import { pageSlots, pageToLoad } from '@onair/core/pagination'
import type { Ref } from 'react'
import { useTexts } from '../kit/i18n/use-messages.ts'
import { Icon, type Outline } from './icon.tsx'
import * as icons from './icons.ts'
import en from './pager.messages.en.json'
import fr from './pager.messages.fr.json'

export type PagerProps = {
  language: Language
  page: number
  totalPages: number
  /** The URL of a page: the pager works without JavaScript. */
  href: (page: number) => string
  /** Loads the page in place instead of navigating. */
  onPage?: (page: number) => void
  place?: Ref<HTMLElement>
}

/** A pager: previous, up to seven slots, next (specification §2). Renders nothing for a single page. */
export function Pager({ language, page, totalPages, href, onPage, place }: PagerProps) {
  const t = useTexts('pager', en, fr, language)
  if (totalPages <= 1) return null
  const go = (to: number) => (event: { preventDefault(): void }) => {
    if (!onPage) return
    event.preventDefault()
    const requested = pageToLoad(to, page, totalPages)
    if (requested !== undefined) onPage(requested)
  }
  const arrow = (to: number, label: string, icon: Outline) =>
    to < 1 || to > totalPages ? (
      <span className="onair-pager-slot" aria-hidden="true" data-inert>
        <Icon path={icon} />
      </span>
    ) : (
      <a
        className="onair-pager-slot"
        href={href(to)}
        rel={to < page ? 'prev' : 'next'}
        aria-label={label}
        onClick={go(to)}
      >
        <Icon path={icon} />
      </a>
    )
  return (
    <nav ref={place} className="onair-pager" aria-label={t('pager')}>
      {arrow(page - 1, t('previous'), icons.chevronLeft)}
      <ol>
        {pageSlots(page, totalPages).map((slot, index) =>
          slot.kind === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no key but its position
            <li key={`gap-${index}`} className="onair-pager-slot" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot.page}>
              <a
                className="onair-pager-slot"
                href={href(slot.page)}
                aria-label={t('page', { page: slot.page })}
                aria-current={slot.current ? 'page' : undefined}
                onClick={go(slot.page)}
              >
                {slot.page}
              </a>
            </li>
          ),
        )}
      </ol>
      {arrow(page + 1, t('next'), icons.chevronRight)}
    </nav>
  )
}
