import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'

const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-.+\.ts$/.test(file))

async function migrationOf(file: string): Promise<[name: string, migration: Migration]> {
  const [migration] = Object.values<Migration>(await import(new URL(file, import.meta.url).href))
  if (!migration) throw new Error(`${file} exports no migration`)
  return [file.slice(0, -'.ts'.length), migration]
}

/** Every migration of this folder, in the order of their names. A released name never changes. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  await Promise.all(files.sort().map(migrationOf)),
)
