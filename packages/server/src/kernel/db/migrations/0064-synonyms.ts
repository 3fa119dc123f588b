import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Synonyms for the search. */
export const synonyms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table synonym (
        id text primary key,
        language text not null check (language in ('en', 'fr')),
        -- Words and phrases. Without "means" each of them finds the others.
        words text[] not null,
        -- What they find besides themselves, not the other way round.
        means text[] not null default '{}'
      );
      create unlogged table import_synonym (
        id text primary key,
        line bigint not null,
        language text not null,
        -- Empty: the set is deleted.
        words text[] not null,
        means text[] not null
      );
    `.execute(db)
  },
}
