import type { Language } from '@onair/core/language'
import { formatNumber } from '@onair/core/numbers'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './stars.messages.en.json'
import fr from './stars.messages.fr.json'

/** A rating to the nearest half star, and the number of reviews. Styling hook: `data-halves`. */
export function Stars({ rating, count, language }: { rating: number; count?: number; language: Language }) {
  const t = useTexts('stars', en, fr, language)
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
