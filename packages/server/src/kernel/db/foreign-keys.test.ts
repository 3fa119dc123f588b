import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'

test('every foreign key to rows that are deleted has an index', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  // Rows of these are never deleted.
  const kept = ['gift_card', 'promo_code', 'placed_order', 'return_request', 'sub_order']
  const { rows } = await database.pool.query<{ key: string }>(
    `select format('%s (%s)', conrelid::regclass, (select string_agg(attname, ', ' order by place)
         from unnest(conkey) with ordinality as col (attnum, place) join pg_attribute using (attnum)
         where attrelid = conrelid)) as key
     from pg_constraint where contype = 'f' and confdeltype in ('c', 'n') and confrelid::regclass::text <> all($1)
       and not exists (select 1 from pg_index
         where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
     order by 1`,
    [kept],
  )
  expect(rows.map(({ key }) => key)).toEqual([])
})
