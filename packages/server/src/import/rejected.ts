import type { PoolClient } from 'pg'
import type { Rejection } from './kind.ts'

/** Stores rejected rows, each with its first fault. */
export async function addRejections(client: PoolClient, rejections: readonly Rejection[]): Promise<void> {
  await client.query({
    name: 'import.rejected',
    text: 'INSERT INTO import_rejected (line, name, field, reason) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING',
    values: [
      rejections.map(({ line }) => line),
      rejections.map(({ name = '' }) => clean(name)),
      rejections.map(({ field }) => field),
      rejections.map(({ reason }) => clean(reason)),
    ],
  })
}

/** Text that PostgreSQL can store; a reason may quote the file. */
const clean = (reason: string) => reason.toWellFormed().replaceAll('\0', '�')

/** All rejected rows by line. */
export async function* rejectionsOf(client: PoolClient): AsyncGenerator<Rejection[]> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<Rejection>(
      'SELECT line, name, field, reason FROM import_rejected WHERE line > $1 ORDER BY line LIMIT 5000',
      [after],
    )
    if (rows.length === 0) return
    yield rows.map(({ name, ...row }) => ({ ...row, ...(name && { name }) }))
    after = rows.at(-1)?.line ?? after
  }
}
