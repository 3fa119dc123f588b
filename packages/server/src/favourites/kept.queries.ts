import { statement } from '../kernel/db/pool.ts'

export const ownFavourites = statement<{ ItemNumber: string; ActivityDateTime: string }, { edp: number }>(
  'own-data.favourites',
  `select item_no as "ItemNumber", to_json(added_at) as "ActivityDateTime" from favourite
   where customer_edp = :edp order by added_at`,
)
