import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import { type ShowRow, showColumns } from './guide.queries.ts'

/** A programme with the names of its products in one language. */
export type SearchedRow = ShowRow & { productNames: string[] }

const searched = (language: Language) =>
  statement<SearchedRow, { from: Date; most: number }>(
    `guide.searched.${language}`,
    `select ${showColumns}, array(
       select product.name_${language} from show_product sp join product using (item_no)
       where sp.show_id = s.id and product.withdrawn_at is null
     ) as "productNames"
     from show s where s.ends_at > :from order by s.starts_at limit :most`,
  )

/** The programmes that end after an instant, with the texts that a search reads; the earliest first. */
export const searchedShows: Record<Language, ReturnType<typeof searched>> = {
  en: searched('en'),
  fr: searched('fr'),
}

export const showById = statement<ShowRow, { id: string }>(
  'guide.by-id',
  `select ${showColumns} from show s where s.id = :id`,
)
