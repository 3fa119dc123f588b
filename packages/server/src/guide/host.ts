import { guideSlug, hostsOf, soonestFirst } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import type { Pool } from '../kernel/db/pool.ts'
import { hostBySlug, type ShowRow } from './guide.queries.ts'
import { showOf } from './show.ts'

/** The most programmes of each list. */
const mostUpcoming = 20
const mostPast = 6

/** The host with a slug, of the plan or with a biography; undefined if unknown. */
export async function hostOf(
  pool: Pool,
  rows: readonly ShowRow[],
  { slug, language, now }: { slug: string; language: Language; now: Date },
) {
  const named = ({ host }: ShowRow) => hostsOf(host).find((name) => guideSlug(name) === slug)
  const own = rows.filter(named).toSorted((one, other) => soonestFirst(one, other, now))
  const [known] = await hostBySlug(pool, { slug })
  const [first] = own
  const name = known?.name ?? (first && named(first))
  if (!name) return undefined
  const shown = (list: readonly ShowRow[]) => list.map((row) => showOf(row, language, now))
  return {
    slug,
    name,
    biography: (language === 'fr' ? known?.biographyFr : known?.biographyEn) ?? '',
    imageUrl: known?.imageUrl ?? '',
    upcoming: shown(own.filter(({ end }) => end > now).slice(0, mostUpcoming)),
    past: shown(own.filter(({ end }) => end <= now).slice(0, mostPast)),
  }
}
