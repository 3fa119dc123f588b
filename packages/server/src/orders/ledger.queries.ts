import { statement } from '../kernel/db/pool.ts'

/** A balanced entry of the ledger: its accounts, and the amount of each in cents. */
export type Posting = { orderNo: string; accounts: string[]; amounts: number[]; now: Date }

/** SQL that writes a {@link Posting} as part of another statement. `what` is SQL for its reason. */
export const posted = (what: string) => `insert into ledger (posting, account, amount_cents, order_no, what, at)
     select number.posting, entry.account, entry.amount, :orderNo, ${what}, :now
     from (select nextval('posting_number') as posting) number, unnest(:accounts::text[], :amounts::int[]) as entry (account, amount)
     where entry.amount <> 0`

/** Writes a {@link Posting}. */
export const insertPosting = statement<never, Posting & { what: string }>('orders.post', posted(':what'))
