import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The staged rows of an import and its progress, so that a killed import continues. Nothing else reads these tables. All are
 * unlogged, which makes writing them twice as fast: after a crash of the database all are empty, and the import starts over.
 */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table import_run (
        -- Only one import is under way.
        single boolean primary key default true check (single),
        -- What was asked for: the file as it was found, its format, its mapping.
        identity text not null,
        file text not null,
        -- The last line of the file whose row is in the tables below.
        line bigint not null default 0,
        accepted bigint not null default 0,
        rejected bigint not null default 0,
        started_at timestamptz not null
      );

      create unlogged table import_rejected (
        line bigint primary key,
        field text not null,
        reason text not null
      );

      create unlogged table import_brand (
        id text primary key,
        line bigint not null,
        name text not null
      );

      create unlogged table import_category (
        id text primary key,
        line bigint not null,
        parent_id text,
        -- Null: where it is, or last among its siblings.
        position integer,
        name_en text not null,
        name_fr text not null
      );

      -- What is null was not said, and stays as it is.
      create unlogged table import_product (
        item_no text primary key,
        line bigint not null,
        brand_id text not null,
        category_id text not null,
        name_en text not null,
        name_fr text not null,
        description_en text,
        description_fr text,
        seller_type text,
        is_donation boolean,
        no_of_payments smallint,
        image_url text,
        images text[],
        videos text[],
        weight_grams integer,
        added_at timestamptz,
        review_count integer,
        average_rating numeric(2, 1),
        withdrawn boolean,
        has_sections boolean not null,
        default_edp integer not null,
        min_price_cents integer not null,
        max_price_cents integer not null,
        min_was_cents integer,
        max_was_cents integer
      );
      create unlogged table import_style (
        item_no text,
        code text,
        position smallint not null,
        colour text not null,
        name_en text not null,
        name_fr text not null,
        image_url text not null,
        primary key (item_no, code)
      );
      create unlogged table import_size (
        item_no text,
        code text,
        position smallint not null,
        name_en text not null,
        name_fr text not null,
        primary key (item_no, code)
      );
      create unlogged table import_edp (
        edp_no integer primary key,
        item_no text not null,
        style_code text,
        size_code text,
        price_cents integer not null,
        was_price_cents integer,
        quantity integer
      );
      create unlogged table import_section (
        item_no text,
        tab_order smallint,
        title_en text not null,
        title_fr text not null,
        html_en text not null,
        html_fr text not null,
        primary key (item_no, tab_order)
      );

      create unlogged table import_stock (
        edp_no integer primary key,
        line bigint not null,
        quantity integer not null
      );
      create unlogged table import_price (
        edp_no integer primary key,
        line bigint not null,
        price_cents integer not null,
        was_price_cents integer
      );

      -- For styles and sizes that come without a number of their own.
      create sequence edp_number as integer start 1000000000;
    `.execute(db)
  },
}
