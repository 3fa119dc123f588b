import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import { windowAt } from './price-window.ts'
import { type ProductRow, productColumns } from './product.ts'

const named = (language: Language) =>
  statement<ProductRow, { itemNos: readonly string[]; now: Date }>(
    `catalogue.named.${language}`,
    `select ${productColumns(language)}
    from unnest(:itemNos::text[]) with ordinality as wanted (item_no, place)
    join product p using (item_no) join brand b on b.id = p.brand_id ${windowAt('p.item_no', ':now')}
    where p.withdrawn_at is null
    order by wanted.place`,
  )

/** The rows of these numbers at an instant's prices, in their order, without those that are unknown or withdrawn. */
export const productsNamed: Record<Language, ReturnType<typeof named>> = { en: named('en'), fr: named('fr') }
