import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which styles and sizes are still offered: an import may omit some that bags and orders have. */
export const offered: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table edp add column is_offered boolean not null default true;
      -- A product that lists styles (sizes) offers these, and one that does not has none.
      update edp set is_offered = false where not (
        case when style_code is null
          then not exists (select from product_style t where t.item_no = edp.item_no)
          else exists (select from product_style t where t.item_no = edp.item_no and t.code = edp.style_code) end
        and case when size_code is null
          then not exists (select from product_size t where t.item_no = edp.item_no)
          else exists (select from product_size t where t.item_no = edp.item_no and t.code = edp.size_code) end
      );
    `.execute(db)
  },
}
