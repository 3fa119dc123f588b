import { subDays } from '../instants.ts'
import type { Retention } from '../kept.ts'
import { statement } from './pool.ts'

type Forget = NonNullable<Retention['forget']>

/** Deletes rows that have expired. Rows that another transaction uses wait for the next run. */
export const expired = (table: string, isOver = 'expires_at <= :before', name = table): Forget =>
  statement<{ one: number }, { before: Date; most: number }>(
    `sweep.${name}`,
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${isOver} limit :most for update skip locked
     )) returning 1 as one`,
  )

/** As `expired`, for a table whose ids grow with time: the oldest rows are found by their ids. */
export const oldest = (table: string, isOver: string): Forget =>
  statement<{ one: number }, { before: Date; most: number }>(
    `sweep.${table}`,
    `delete from ${table} where id = any(array(
       select id from (select * from ${table} order by id limit :most for update skip locked) old where ${isOver}
     )) returning 1 as one`,
  )

/** Forgets some days later: `forget` gets the instant that many days ago. */
export const daysLater =
  (days: number, forget: Forget): Forget =>
  (pool, { before, most }) =>
    forget(pool, { before: subDays(before, days), most })
