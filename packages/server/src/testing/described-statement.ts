import type pg from 'pg'

/** A column of a result: its type, and whether the underlying column is nullable. */
export type Column = { type: string; nullable: boolean }

/** PostgreSQL's description of a statement. */
export type Described = { values: readonly string[]; row: ReadonlyMap<string, Column> }

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** Asks for a statement's columns by the protocol's `Describe`, which runs nothing. */
class Describe implements pg.Submittable {
  readonly #name: string
  readonly #text: string
  readonly #done = Promise.withResolvers<readonly Field[]>()
  readonly fields = this.#done.promise
  #fields: readonly Field[] = []
  // The driver requires these callbacks of a query.
  callback = () => {}
  constructor(name: string, text: string) {
    this.#name = name
    this.#text = text
  }
  submit(connection: pg.Connection): void {
    connection.parse({ name: this.#name, text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: this.#name }, true)
    connection.sync()
  }
  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#fields = fields
  }
  handleError(error: Error): void {
    this.#done.reject(error)
  }
  handleReadyForQuery(): void {
    this.#done.resolve(this.#fields)
  }
}

/** Prepares a statement and describes it. @throws PostgreSQL's error if it cannot be prepared */
export async function describeStatement(client: pg.PoolClient, name: string, text: string): Promise<Described> {
  const describe = new Describe(name, text)
  client.query(describe)
  const fields = await describe.fields
  const { rows } = await client.query<{ values: string[] }>(
    'select parameter_types::text[] as values from pg_prepared_statements where name = $1',
    [name],
  )
  const columns = await client.query<{ type: string; nullable: boolean }>(
    `select coalesce(nullif(base.typbasetype, 0), base.oid)::regtype::text as type,
       coalesce(not (attnotnull or domain.typnotnull), false) as nullable
     from unnest($1::oid[], $2::oid[], $3::int[]) with ordinality as field (type, tab, col, position)
     join pg_type base on base.oid = field.type
     left join pg_attribute on attrelid = field.tab and attnum = field.col and field.col > 0
     left join pg_type domain on domain.oid = atttypid
     order by position`,
    [fields.map((one) => one.dataTypeID), fields.map((one) => one.tableID), fields.map((one) => one.columnID)],
  )
  return {
    values: rows[0]?.values ?? [],
    row: new Map(fields.map((field, at) => [field.name, columns.rows[at] ?? { type: '?', nullable: false }])),
  }
}
