import type { Migration } from 'kysely/migration'
import { catalogue } from './0001-catalogue.ts'
import { orders } from './0002-orders.ts'
import { search } from './0003-search.ts'

/** Every change of the schema, in the order of their names. A name that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-orders': orders,
  '0003-search': search,
}
