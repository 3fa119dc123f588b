import { htmlLang, type Language } from '@onair/core/language'
import { partTexts } from './part-texts.ts'

const star = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.2 2.8 1-5.8L1.6 7.7l5.8-.8L10 1.6Z'

/** A rating to the nearest half star, and the number of reviews. */
export function Stars({ rating, count, language }: { rating: number; count?: number; language: Language }) {
  const t = partTexts(language)
  const halves = Math.round(rating * 2)
  const shown = rating.toLocaleString(htmlLang(language), { maximumFractionDigits: 1 })
  return (
    <span className="onair-stars">
      <span className="onair-hidden">{t('stars', { rating: shown })}</span>
      <span className="onair-stars-row">
        {[2, 4, 6, 8, 10].map((full) => (
          <svg
            key={full}
            aria-hidden="true"
            viewBox="0 0 20 20"
            data-fill={halves >= full ? 'full' : halves === full - 1 ? 'half' : 'none'}
          >
            <path d={star} />
            <path d={star} />
          </svg>
        ))}
      </span>
      {count !== undefined && (
        <span className="onair-stars-count">
          <span aria-hidden="true">({count.toLocaleString(htmlLang(language))})</span>
          <span className="onair-hidden">{t('reviews', { count })}</span>
        </span>
      )}
    </span>
  )
}
