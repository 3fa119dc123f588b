import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Finding products by words: accents and case do not matter, word endings are those of each language, and a product is
 * found by its name, its brand and its category.
 */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      drop index product_search_en, product_search_fr;
      alter table product drop column search_en, drop column search_fr;
      alter table product
        add column search_en tsvector not null default '',
        add column search_fr tsvector not null default '';
      create index product_search_en on product using gin (search_en);
      create index product_search_fr on product using gin (search_fr);
      create index product_category_reviews on product (category_id, review_count desc, item_no);
      create index product_reviews on product (review_count desc, item_no);
      drop index product_category;

      create function folded(text) returns text
        language sql immutable strict parallel safe
        as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

      -- A trigger, because a generated column cannot look at the brand and the category.
      create function product_search() returns trigger language plpgsql as $$
      declare
        brand_name text;
        category_name record;
      begin
        select folded(name) into brand_name from brand where id = new.brand_id;
        select folded(name_en) as en, folded(name_fr) as fr into category_name from category where id = new.category_id;
        new.search_en :=
          setweight(to_tsvector('english', folded(new.name_en)), 'A')
          || setweight(to_tsvector('english', brand_name), 'B')
          || setweight(to_tsvector('english', category_name.en), 'C');
        new.search_fr :=
          setweight(to_tsvector('french', folded(new.name_fr)), 'A')
          || setweight(to_tsvector('french', brand_name), 'B')
          || setweight(to_tsvector('french', category_name.fr), 'C');
        return new;
      end $$;
      create trigger product_search before insert or update of name_en, name_fr, brand_id, category_id on product
        for each row execute function product_search();
      update product set name_en = name_en;
    `.execute(db)
  },
}
