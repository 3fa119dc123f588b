import { planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import type { Deps } from '../kernel/feature.ts'
import { showstopperOf } from './detail.queries.ts'
import { createOnAir } from './on-air.ts'
import { windowAt } from './price-window.ts'
import { type Highlights, type Product, type ProductRow, productColumns, productOf } from './product.ts'

/** The rows of these numbers at an instant's prices, in their order, without those that are unknown or withdrawn. */
export const productsNamed = {
  en: statement<ProductRow, [itemNos: readonly string[], now: Date]>('catalogue.named.en', namedText('en')),
  fr: statement<ProductRow, [itemNos: readonly string[], now: Date]>('catalogue.named.fr', namedText('fr')),
}

function namedText(language: Language): string {
  return `select ${productColumns(language)}
    from unnest($1::text[]) with ordinality as wanted (item_no, place)
    join product p using (item_no) join brand b on b.id = p.brand_id ${windowAt('p.item_no', '$2')}
    where p.withdrawn_at is null
    order by wanted.place`
}

export type Tiles = ReturnType<typeof createTiles>

/** Products as lists show them now. */
export function createTiles({ pool, clock, listener, shared }: Deps) {
  const onAir = shared(createOnAir)
  /** The showstopper of the day, cached until the plan or the catalogue changes. */
  let special: { until: Date; itemNo: Promise<string | null> } | undefined
  for (const channel of ['catalogue', 'air'] as const) {
    listener.on(channel, () => {
      special = undefined
    })
  }

  function showstopper(): Promise<string | null> {
    const now = clock()
    if (special && now < special.until) return special.itemNo
    const day = zonedDate(now, planTimeZone)
    const until = zonedDayRange(day, planTimeZone).end
    const reading = { until, itemNo: showstopperOf(pool, day).then(([found]) => found?.itemNo ?? null) }
    special = reading
    reading.itemNo.catch(() => {
      if (special === reading) special = undefined
    })
    return reading.itemNo
  }

  /** The products on air and the showstopper. No statement while cached; one after the plan or the day has changed. */
  async function highlights(): Promise<Highlights> {
    return { onAir: new Set(onAir.itemNos()), showstopper: await showstopper() }
  }

  return {
    highlights,
    /** The products of these numbers, in their order, without those that are unknown or withdrawn. One statement. */
    async named(language: Language, itemNos: readonly string[]): Promise<Product[]> {
      if (itemNos.length === 0) return []
      const [rows, now] = await Promise.all([productsNamed[language](pool, itemNos, clock()), highlights()])
      return rows.map((row) => productOf(row, now))
    },
  }
}
