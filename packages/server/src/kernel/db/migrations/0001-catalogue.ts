import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Products, their styles and sizes, categories, brands, and the programmes that show them. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;

      create table brand (
        id text primary key,
        name text not null
      );

      create table category (
        id text primary key,
        parent_id text references category,
        level smallint not null check (level between 1 and 3),
        position smallint not null,
        name_en text not null,
        name_fr text not null
      );
      create index category_parent on category (parent_id, position);

      create table product (
        item_no text primary key check (item_no ~ '^[0-9]{6,9}$'),
        brand_id text not null references brand,
        category_id text not null references category,
        name_en text not null,
        name_fr text not null,
        description_en text not null,
        description_fr text not null,
        seller_type text check (seller_type in ('Marketplace', 'OAPartner')),
        is_donation boolean not null default false,
        -- How many Easy Pay instalments it offers; 1 is none.
        no_of_payments smallint not null default 1 check (no_of_payments between 1 and 6),
        image_url text not null,
        images text[] not null,
        default_edp integer not null,
        review_count integer not null default 0,
        average_rating numeric(2, 1),
        weight_grams integer not null check (weight_grams >= 0),
        added_at timestamptz not null,
        -- Kept by the importer from its styles and sizes, so that a list reads one row a product.
        min_price_cents integer not null,
        max_price_cents integer not null,
        min_was_cents integer,
        max_was_cents integer,
        search_en tsvector generated always as (to_tsvector('simple', name_en)) stored,
        search_fr tsvector generated always as (to_tsvector('simple', name_fr)) stored
      );
      create index product_category on product (category_id);
      create index product_brand on product (brand_id);
      create index product_added on product (added_at desc, item_no);
      create index product_search_en on product using gin (search_en);
      create index product_search_fr on product using gin (search_fr);

      create table product_style (
        item_no text not null references product on delete cascade,
        code text not null,
        position smallint not null,
        colour text not null,
        name_en text not null,
        name_fr text not null,
        image_url text not null,
        primary key (item_no, code)
      );

      create table product_size (
        item_no text not null references product on delete cascade,
        code text not null,
        position smallint not null,
        name_en text not null,
        name_fr text not null,
        primary key (item_no, code)
      );

      -- A style and size that can be ordered: the channel's own word for it is EDP number.
      create table edp (
        edp_no integer primary key,
        item_no text not null references product on delete cascade,
        style_code text,
        size_code text,
        price_cents integer not null check (price_cents > 0),
        was_price_cents integer check (was_price_cents > 0),
        quantity integer not null check (quantity >= 0)
      );
      create index edp_item on edp (item_no);

      create table product_section (
        item_no text not null references product on delete cascade,
        tab_order smallint not null,
        title_en text not null,
        title_fr text not null,
        html_en text not null,
        html_fr text not null,
        primary key (item_no, tab_order)
      );

      create table showstopper (
        -- The day in the channel's own time zone.
        day date primary key,
        item_no text not null references product
      );

      create table show (
        id text primary key,
        title_en text not null,
        title_fr text not null,
        description_en text not null,
        description_fr text not null,
        host text not null,
        department text not null,
        image_url text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at)
      );
      create index show_starts on show (starts_at);
      create index show_ends on show (ends_at);

      create table show_product (
        show_id text not null references show on delete cascade,
        position smallint not null,
        item_no text not null references product,
        air_at timestamptz not null,
        primary key (show_id, position)
      );
      create index show_product_item on show_product (item_no, air_at desc);
      create index show_product_air on show_product (air_at);

      -- Ids of server-sent events: they grow across restarts.
      create sequence air_event;
    `.execute(db)
  },
}
