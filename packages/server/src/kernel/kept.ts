import type { Pool, Queryable } from './db/pool.ts'
import type { Refusal } from './errors/refusal.ts'

/** Rows of a feature's tables, and how long they are kept: a rule of the sweep, and a row of OPERATING.md's table. */
export type Retention = {
  /** Under which a sweep counts the rows that it deleted. */
  name: string
  /** Whose rows these are. */
  tables: readonly string[]
  /** What is kept, how long, and because of what: plain English for the operator. */
  data: string
  kept: string
  because: string
  /**
   * Deletes one batch of the rows that ended before an instant, or removes the personal data from them. Without it, rows are not
   * deleted by age.
   *
   * @returns as many rows as it changed
   */
  forget?(pool: Pool, values: { before: Date; most: number }): Promise<unknown[]>
}

/** A member: the customer's number, and the e-mail address of the account. */
export type Member = { edp: number; email: string }

type Row = Record<string, unknown>

/** A feature's data of a member, in the wire's names. Without secrets: hashes, and the tokens of cards. */
export type OwnRows = {
  /** Sections of the exported file. */
  sections?: Readonly<Record<string, readonly Row[]>>
  /** Fields of its section `Account`. */
  account?: Row | undefined
  /** Fields of the orders in its section `Orders`, which the feature of orders supplies. */
  ofOrders?: readonly (Row & { OrderNo: string })[]
}

/** How a feature exports a member's data, and erases it when the account is closed. */
export type OwnData = {
  export?(on: Queryable, member: Member): Promise<OwnRows>
  /** Why the tables with people's data that are not in `export` are not. */
  notExported?: Readonly<Record<string, string>>
  /** Waits for writes of the member's rows, so that the account is closed after them. */
  lock?(on: Queryable, member: Member): Promise<unknown>
  /** Why the account cannot be closed yet. */
  running?(on: Queryable, member: Member): Promise<Refusal | undefined>
  /**
   * Deletes the member's rows, or removes the personal data from them. The features erase in the reverse of their order: rows are
   * deleted before the rows of lower features that they refer to.
   */
  erase?(on: Queryable, member: Member, now: Date): Promise<unknown>
  /** Its rows refer to rows of higher features as well, and are deleted before all others. */
  erasesFirst?: boolean
  /** Why the tables with people's data that `erase` leaves alone stay. */
  notErased?: Readonly<Record<string, string>>
}

/** What a feature stores in the database. */
export type Kept = {
  /** Its tables. Each table has one feature. */
  tables?: readonly string[]
  /** How long their rows are kept. A sweep follows the features in the reverse of their order, as closing an account does. */
  retention?: readonly Retention[]
  ownData?: OwnData
}

/** What the kernel and all features keep, in the order in which it is deleted. */
export type AllKept = { retention: readonly Retention[]; ownData: readonly OwnData[] }
