import { statement } from '../kernel/db/pool.ts'

export const categories = statement<{ id: string; parentId: string | null; en: string; fr: string }>(
  'catalogue.categories',
  'select id, parent_id as "parentId", name_en as en, name_fr as fr from category order by level, position, id',
)

export const brands = statement<{ id: string; name: string }>('catalogue.brands', 'select id, name from brand')
