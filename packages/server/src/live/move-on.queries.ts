import { statement } from '../kernel/db/pool.ts'

export const endShow = statement<never, { id: string; now: Date }>(
  'live.end',
  `update show set ends_at = greatest(:now::timestamptz, starts_at + interval '1 ms') where id = :id`,
)

/** Products that were not presented yet get the programme's end as their time, and keep their place in its list. */
export const cutProducts = statement<never, { id: string; now: Date }>(
  'live.cut-products',
  'update show_product set air_at = :now where show_id = :id and air_at > :now',
)

/** Stretches the plan of a programme that begins early: its first product is presented at once, its last as planned. */
export const stretchProducts = statement<never, { id: string; now: Date }>(
  'live.stretch-products',
  `update show_product p
   set air_at = :now::timestamptz + (p.air_at - s.starts_at) * (extract(epoch from s.ends_at - :now::timestamptz) / extract(epoch from s.ends_at - s.starts_at))
   from show s where s.id = :id and p.show_id = s.id`,
)

export const beginShow = statement<never, { id: string; now: Date }>(
  'live.begin',
  'update show set starts_at = :now where id = :id',
)
