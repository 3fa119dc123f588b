import type { Visit } from '../../kernel/visit.ts'

/** A count as the visitor's language writes it. */
export const formatCount = ({ language }: Visit, count: number): string =>
  count.toLocaleString(language === 'en' ? 'en-CA' : 'fr-CA')

/** How many products a category or brand has. */
export function Count({ visit, of }: { visit: Visit; of: number }) {
  return <span className="count">{formatCount(visit, of)}</span>
}
