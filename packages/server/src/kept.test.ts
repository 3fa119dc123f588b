import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { features } from './features.ts'
import type { Pool } from './kernel/db/pool.ts'
import type { Kept, Member } from './kernel/kept.ts'
import { kernelKept } from './kernel/kernel.kept.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

const owners: (Kept & { name: string })[] = [{ name: 'kernel', ...kernelKept }, ...features]
const ownersOf = (table: string) => owners.filter(({ tables }) => tables?.includes(table))
const ownerOf = (table: string): Kept => ownersOf(table)[0] ?? {}

/** Whether it is a customer's key, by its foreign key. */
type Column = { table: string; column: string; type: string; isCustomer: boolean }

/** Whether a column has, or may have, personal data: by its name, or because it may contain anything. */
const isOfPerson = ({ column, type, isCustomer }: Column): boolean =>
  isCustomer ||
  type === 'jsonb' ||
  (type !== 'boolean' &&
    /(^|_)(emails?|phone|address\w*|payer|(first|last|holder)_name|device|endpoint|client|reply|comment|spelling)(_|$)/.test(
      column,
    ))

let database: TestDatabase
let tables: string[]
let columns: Column[]
/** By table, the tables whose rows delete its rows with them. */
let takenAlongBy: Map<string, string[]>

beforeAll(async () => {
  database = await testDatabase()
  const rows = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[]
  columns = await rows<Column>(
    `select table_name as "table", column_name as "column", data_type as type, exists(
       select 1 from information_schema.key_column_usage own
       join information_schema.referential_constraints rule using (constraint_schema, constraint_name)
       join information_schema.table_constraints parent on parent.constraint_name = rule.unique_constraint_name
       where own.table_name = columns.table_name and own.column_name = columns.column_name
         and parent.table_name = 'customer'
     ) as "isCustomer"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`,
  )
  tables = [...new Set(columns.map(({ table }) => table))]
  const cascades = await rows<{ child: string; parent: string }>(
    `select child.table_name as child, parent.table_name as parent
     from information_schema.referential_constraints rule
     join information_schema.table_constraints child on child.constraint_name = rule.constraint_name
     join information_schema.table_constraints parent on parent.constraint_name = rule.unique_constraint_name
     where rule.delete_rule = 'CASCADE'`,
  )
  takenAlongBy = new Map(
    tables.map((table) => [table, cascades.filter(({ child }) => child === table).map(({ parent }) => parent)]),
  )
})
afterAll(() => database.drop())

/** The tables with personal data, and their columns with it. */
function ofPeople(): [table: string, columns: string[]][] {
  return tables.flatMap((table) => {
    const names = columns.filter((one) => one.table === table && isOfPerson(one)).map(({ column }) => column)
    return names.length > 0 ? [[table, names]] : []
  })
}

/** The statements that a function runs on the empty database. */
async function statementsOf(run: (on: Pool) => unknown): Promise<string> {
  const query = vi.spyOn(database.pool, 'query')
  try {
    await run(database.pool)
    return query.mock.calls
      .flatMap(([asked]: unknown[]) =>
        asked !== null && typeof asked === 'object' && 'text' in asked ? asked.text : [],
      )
      .join('\n')
  } finally {
    query.mockRestore()
  }
}
const reads = (text: string, table: string) => new RegExp(`\\b(from|join) ${table}\\b`).test(text)
const changes = (text: string, table: string) => new RegExp(`\\b(delete from|update) ${table}\\b`).test(text)

const member: Member = { edp: 1, email: 'member@example.com' }
const now = new Date('2026-11-21T17:00:00Z')

describe('each table of the database', () => {
  it('1. belongs to one feature', () => {
    const others = tables.map((table) => [table, ownersOf(table).map(({ name }) => name)] as const)
    expect(others.filter(([, names]) => names.length !== 1)).toEqual([])
  })

  it('2. that a feature names exists', () => {
    const named = owners.flatMap((owner) => owner.tables ?? [])
    expect(named.filter((table) => !tables.includes(table))).toEqual([])
  })
})

describe('a table with personal data', () => {
  it('1. has a retention', () => {
    const without = ofPeople().filter(([table]) =>
      (ownerOf(table).retention ?? []).every((entry) => !entry.tables.includes(table)),
    )
    expect(without).toEqual([])
  })

  it('2. is in a member’s exported file, or its feature states why not', async () => {
    const without = []
    for (const [table, names] of ofPeople()) {
      const { ownData } = ownerOf(table)
      const text = await statementsOf((on) => ownData?.export?.(on, member))
      if (reads(text, table) === (ownData?.notExported?.[table] !== undefined)) without.push([table, names])
    }
    expect(without).toEqual([])
  })

  it('3. is erased with a member’s account, or its feature states why not', async () => {
    const erased = new Map<string, boolean>()
    for (const table of tables) {
      const text = await statementsOf((on) => ownerOf(table).ownData?.erase?.(on, member, now))
      erased.set(table, changes(text, table))
    }
    const isErased = (table: string): boolean =>
      erased.get(table) === true ||
      (takenAlongBy.get(table) ?? []).some((parent) => parent !== 'customer' && isErased(parent))
    const without = ofPeople().filter(
      ([table]) => isErased(table) === (ownerOf(table).ownData?.notErased?.[table] !== undefined),
    )
    expect(without).toEqual([])
  })
})

describe('a retention', () => {
  it('1. is of tables of its feature', () => {
    const foreign = owners.flatMap((owner) =>
      (owner.retention ?? []).flatMap((entry) => entry.tables.filter((table) => !owner.tables?.includes(table))),
    )
    expect(foreign).toEqual([])
  })

  it('2. that deletes names the tables that it deletes from', async () => {
    const wrong = []
    for (const { name, tables: own, forget } of owners.flatMap(({ retention }) => retention ?? [])) {
      if (!forget) continue
      const text = await statementsOf((on) => forget(on, { before: now, most: 1 }))
      const goes = (table: string): boolean =>
        changes(text, table) || (takenAlongBy.get(table) ?? []).some((parent) => changes(text, parent))
      const others = tables.filter((table) => changes(text, table) && !own.includes(table))
      if (!own.every(goes) || others.length > 0) wrong.push([name, own, others])
    }
    expect(wrong).toEqual([])
  })

  it('3. has a name of its own', () => {
    const names = owners.flatMap(({ retention }) => retention ?? []).map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})
