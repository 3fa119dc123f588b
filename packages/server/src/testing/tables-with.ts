import type { Queryable } from '../kernel/db/pool.ts'

/** The tables that contain one of these words in any row. */
export async function tablesWith(on: Queryable, ...words: string[]): Promise<string[]> {
  const { rows: tables } = await on.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const names = []
  for (const { name } of tables) {
    const { rowCount } = await on.query(
      `select from ${name} as kept where exists(select from unnest($1::text[]) as word where kept::text ilike '%' || word || '%') limit 1`,
      [words],
    )
    if (rowCount) names.push(name)
  }
  return names
}
