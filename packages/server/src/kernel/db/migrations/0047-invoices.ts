import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Invoices of parcels and credit notes of refunds, as issued. */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- The last number of each kind. The row stays locked until the transaction that takes a number ends, so that no number
      -- is lost when it is rolled back.
      create table invoice_series (
        kind text primary key check (kind in ('invoice', 'credit-note')),
        last_serial integer not null check (last_serial > 0)
      );

      create table invoice (
        invoice_no text primary key,
        kind text not null references invoice_series,
        serial integer not null,
        order_no text not null references placed_order,
        -- Null for the credit note of items from several parcels.
        ship_order_no text,
        refund_id bigint unique references refund,
        issued_at timestamptz not null,
        goods_cents cents not null,
        shipping_cents cents not null,
        tax_cents cents not null,
        total_cents integer not null generated always as (goods_cents + shipping_cents + tax_cents) stored,
        -- The documents: in English, which counts, and its French copy. Amounts are cents.
        original jsonb not null,
        french_copy jsonb not null,
        unique (kind, serial),
        foreign key (order_no, ship_order_no) references sub_order (order_no, ship_order_no),
        check (case kind when 'invoice' then ship_order_no is not null and refund_id is null else refund_id is not null end)
      );
      create index invoice_order on invoice (order_no, serial);
      create unique index invoice_parcel on invoice (ship_order_no) where kind = 'invoice';

      create function invoice_is_final() returns trigger language plpgsql as $$
      begin
        raise exception 'Invoice % was made and never changes', old.invoice_no using errcode = 'check_violation';
      end $$;
      create trigger invoice_is_final before update or delete on invoice
        for each row execute function invoice_is_final();

      -- What shipped before there were invoices has none.
      alter table sub_order add column without_invoice boolean not null default true;
      alter table sub_order alter column without_invoice set default false;
      update sub_order set without_invoice = false where shipped_at is null;
    `.execute(db)
  },
}
