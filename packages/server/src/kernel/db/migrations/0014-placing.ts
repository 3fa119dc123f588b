import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Cheaper placing: the ledger checks each posting once, and stored replies are the text that was sent. */
export const placing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- A posting is written by one statement, and added up once when that ends, not once for each of its entries.
      drop trigger ledger_balances on ledger;
      create or replace function posting_balances() returns trigger language plpgsql as $$
      declare
        wrong bigint;
      begin
        select posting into wrong from added group by posting having sum(amount_cents) <> 0 limit 1;
        if found then
          raise exception 'Posting % does not balance', wrong using errcode = 'check_violation';
        end if;
        return null;
      end $$;
      create trigger ledger_balances after insert on ledger
        referencing new table as added for each statement execute function posting_balances();

      create function ledger_is_written_once() returns trigger language plpgsql as $$
      begin
        raise exception 'What is in the ledger stays as it is; write another posting' using errcode = 'check_violation';
      end $$;
      create trigger ledger_unchanged before update on ledger for each row execute function ledger_is_written_once();

      -- Older replies have another format. Their bags are ordered: a retry is refused, and buys nothing twice.
      delete from idempotency where reply is not null;
    `.execute(db)
  },
}
