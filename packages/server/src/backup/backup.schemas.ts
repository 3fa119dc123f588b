import { z } from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** The first part of an archive. */
export const Header = z.object({
  takenAt: z.iso.datetime(),
  /** The applied migrations of the shop, in their order. */
  migrations: z.array(z.string()).check(z.minLength(1)),
})

/** Before a table's data. */
export const TableHead = z.object({ table: z.string(), columns: z.array(z.string()) })

/** The last part. */
export const Footer = z.object({
  /** The rows of each table. */
  rows: z.record(z.string(), count),
  sequences: z.array(z.object({ name: z.string(), value: z.int(), isCalled: z.boolean() })),
  /** The shop's sums, which the restored shop must have as well. */
  totals: z.object({
    orders: count,
    orderCents: count,
    payments: count,
    paymentCents: count,
    postings: count,
    debitCents: count,
    stockUnits: count,
    giftCards: count,
    giftCardCents: count,
  }),
})
