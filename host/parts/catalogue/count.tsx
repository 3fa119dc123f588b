import { formatNumber } from '@onair/core/numbers'
import type { Visit } from '../../kernel/visit.ts'

/** A count as the visitor's language writes it. */
export const formatCount = ({ language }: Visit, count: number): string => formatNumber(count, language)

/** The number of products of a category or brand. */
export function Count({ visit, of }: { visit: Visit; of: number }) {
  return <span className="count">{formatCount(visit, of)}</span>
}
