import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts of searches by day and term, without visitors, addresses or times. */
export const searched: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table searched (
        -- Of the channel's time zone.
        day date not null,
        language text not null check (language in ('en', 'fr')),
        -- Folded words; "spelling" has them as they were typed last.
        term text not null check (length(term) <= 80),
        spelling text not null,
        searches integer not null,
        -- How many of them found nothing, were corrected, lost a word, and were followed by a click.
        nothing integer not null,
        corrected integer not null,
        left_out integer not null,
        clicks integer not null,
        -- How many network addresses asked, each counted once a day; the addresses are not stored.
        askers integer not null,
        -- The outcome of the last search.
        results integer,
        instead text,
        without text,
        primary key (day, language, term)
      );
    `.execute(db)
  },
}
