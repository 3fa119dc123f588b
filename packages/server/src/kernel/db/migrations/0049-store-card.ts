import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Applications for the store card. The applicant's data (date of birth, income, housing, employment, address) is passed to the credit
 * service and not stored.
 */
export const storeCard: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create sequence store_card_number start 10000001;

      create table store_card_application (
        -- Under which the credit service knows it.
        reference uuid primary key,
        application_no text not null unique default 'A' || nextval('store_card_number'),
        customer_edp bigint not null references customer on delete cascade,
        request_key text not null,
        -- argon2id: the request holds what must not be guessed from the database.
        request_hash text not null,
        state text not null check (state in ('asked', 'review', 'approved', 'declined')),
        -- Also when the applicant consented to the credit check.
        applied_at timestamptz not null,
        decided_at timestamptz,
        -- Until when a request asks the credit service; of an application in review, when it is asked next.
        look_at timestamptz not null,
        credit_limit_cents cents check ((credit_limit_cents is not null) = (state = 'approved')),
        card_last_digits text check ((card_last_digits is not null) = (state = 'approved')),
        -- By which customer service knows the card's holder; none of a declined application.
        security_question_id text,
        security_answer_hash text,
        unique (customer_edp, request_key)
      );
      -- One that is running or approved, however many requests come at once.
      create unique index store_card_application_one on store_card_application (customer_edp) where state <> 'declined';
      create index store_card_application_customer on store_card_application (customer_edp, applied_at);
      create index store_card_application_look on store_card_application (look_at) where state in ('asked', 'review');
      create index store_card_application_declined on store_card_application (decided_at) where state = 'declined';
    `.execute(db)
  },
}
