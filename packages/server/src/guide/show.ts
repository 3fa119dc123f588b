import { hostsIn, isLive } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import type { ShowRow } from './guide.queries.ts'

/** A programme as the contract shows it, in one language. */
export function showOf(row: ShowRow, language: Language, now: Date) {
  return {
    id: row.id,
    title: language === 'fr' ? row.titleFr : row.titleEn,
    description: language === 'fr' ? row.descriptionFr : row.descriptionEn,
    host: hostsIn(row.host, language),
    start: row.start,
    end: row.end,
    isLive: isLive(row, now),
    imageUrl: row.imageUrl,
    products: row.products.map(({ itemNo, airTime }) => ({ itemNo, airTime: new Date(airTime) })),
  }
}
