import type { Language } from '@onair/core/language'
import { formatNumber } from '@onair/core/numbers'
import { partTexts } from './part-texts.ts'

/** A rating to the nearest half star, and the number of reviews. Styling hook: `data-halves`. */
export function Stars({ rating, count, language }: { rating: number; count?: number; language: Language }) {
  const t = partTexts(language)
  const halves = Math.round(rating * 2)
  const shown = formatNumber(rating, language)
  return (
    <span className="onair-stars">
      <span className="onair-hidden">{t('stars', { rating: shown })}</span>
      <span className="onair-stars-row" data-halves={halves} aria-hidden="true" />
      {count !== undefined && (
        <>
          <span aria-hidden="true">({formatNumber(count, language)})</span>
          <span className="onair-hidden">, {t('reviews', { count })}</span>
        </>
      )}
    </span>
  )
}
