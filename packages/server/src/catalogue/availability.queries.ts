import { statement } from '../kernel/db/pool.ts'

export const standingOf = statement<{ withdrawn: boolean }, { itemNo: string }>(
  'catalogue.standing',
  'select withdrawn_at is not null as withdrawn from product where item_no = :itemNo',
)
