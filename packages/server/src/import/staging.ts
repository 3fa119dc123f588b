import type { PoolClient } from 'pg'
import { copyInto, copyLine, type Field } from '../kernel/db/copy.ts'
import type { Unit } from './rows.ts'

/** The staging tables (migration 0006). */
export const waiting = [
  'import_run',
  'import_rejected',
  'import_brand',
  'import_category',
  'import_product',
  'import_style',
  'import_size',
  'import_edp',
  'import_section',
  'import_stock',
  'import_price',
  'import_show',
  'import_synonym',
  'import_collection',
] as const

/**
 * Creates temporary staging tables and a sequence with the same names for this connection, so that a dry run changes nothing.
 */
export async function stageInSession(client: PoolClient): Promise<void> {
  for (const table of waiting) await client.query(`CREATE TEMP TABLE ${table} (LIKE public.${table} INCLUDING ALL)`)
  await client.query('CREATE TEMP SEQUENCE edp_number AS integer START 1000000000')
}

export async function emptyStaging(client: PoolClient): Promise<void> {
  await client.query(`TRUNCATE ${waiting.join(', ')}`)
}

/** Adds rows to a staging table, with their fields in the order of `columns`. */
export async function addRows(client: PoolClient, table: string, columns: string, rows: Field[][]): Promise<void> {
  await copyInto(client, `${table} (${columns})`, rows.map(copyLine))
}

/** The lines of earlier rows, by their keys. */
export async function linesOfKeys<Key extends string | number>(
  client: PoolClient,
  table:
    | 'import_brand'
    | 'import_category'
    | 'import_product'
    | 'import_stock'
    | 'import_price'
    | 'import_show'
    | 'import_synonym'
    | 'import_collection',
  column: 'id' | 'item_no' | 'edp_no',
  keys: readonly Key[],
): Promise<Map<Key, number>> {
  const { rows } = await client.query<{ key: Key; line: number }>({
    name: `import.lines.${table}`,
    text: `SELECT ${column} AS key, line FROM ${table} WHERE ${column} = ANY($1)`,
    values: [keys],
  })
  return new Map(rows.map(({ key, line }) => [key, line]))
}

/** The sentence for a key that an earlier row already has. */
export const duplicateOf = (number: number, unit: Unit = 'line'): string =>
  `Duplicate of ${unit} ${number}; the first one counts.`
