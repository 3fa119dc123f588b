import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { listed } from './mapping.ts'
import type { Fault } from './refused.ts'
import type { RawRow } from './rows.ts'
import type { Taxonomy } from './taxonomy.ts'

/** A row that fits the format, and where it stands in the file. */
export type Numbered<Fields> = { line: number; fields: Fields }
export type Rejection = Fault & { line: number }

export type StageContext = {
  client: PoolClient
  taxonomy: Taxonomy
}

/** One of the things that can be imported. */
export type Kind = {
  fields: readonly string[]
  /** Each of these, or one of each list, must be in the header. */
  needed: readonly (string | readonly string[])[]
  /** What a row says, or why it is wrong whatever the shop holds. */
  read(raw: RawRow): { fields: unknown } | { fault: Fault }
  /**
   * Puts rows into the waiting tables, but those that do not fit the shop or the rows before them. Within the caller's
   * transaction.
   */
  stage(context: StageContext, rows: readonly Numbered<unknown>[]): Promise<Rejection[]>
  /** Makes the waiting rows the shop's. Within the caller's transaction. */
  merge(client: PoolClient): Promise<void>
}

type KindOf<Schema extends z.ZodObject> = Pick<Kind, 'needed' | 'merge'> & {
  schema: Schema
  stage(context: StageContext, rows: readonly Numbered<z.output<Schema>>[]): Promise<Rejection[]>
}

/** A {@link Kind} whose rows are those of a schema. */
export function kindOf<Schema extends z.ZodObject>({ schema, needed, stage, merge }: KindOf<Schema>): Kind {
  const fields = Object.keys(schema.shape)
  const known = new Set(fields)
  return {
    fields,
    needed,
    merge,
    read(raw) {
      const unknown = Object.keys(raw).filter((field) => !known.has(field))
      if (unknown.length > 0) return { fault: { field: unknown[0] ?? '', reason: 'The format has no such field.' } }
      // Every field has a place, so that an absent one is asked for, too.
      const parsed = schema.safeParse(Object.fromEntries(fields.map((field) => [field, raw[field]])))
      return parsed.success ? { fields: parsed.data } : { fault: faultOf(parsed.error) }
    },
    stage: (context, rows) => stage(context, rows as readonly Numbered<z.output<Schema>>[]),
  }
}

/** The first problem of a row, and the others in its sentence. */
function faultOf({ issues }: z.ZodError): Fault {
  const [first, ...others] = issues.map((issue) => ({
    field: issue.path.join('.'),
    reason:
      issue.code === 'unrecognized_keys'
        ? `The format has no field ${listed(issue.keys)} here.`
        : issue.code === 'custom' || issue.code === 'too_big' || issue.path.length === 1
          ? issue.message
          : 'It must be an object.',
  }))
  const also = others.slice(0, 3).map(({ field, reason }) => ` Also ${field}: ${reason}`)
  return { field: first?.field ?? '', reason: `${first?.reason ?? 'It is wrong.'}${also.join('')}` }
}

/** Which of `fields` are missing of what a kind needs, as words. */
export function missingOf({ needed }: Pick<Kind, 'needed'>, fields: readonly string[]): string[] {
  return needed
    .map((one) => (typeof one === 'string' ? [one] : one))
    .filter((choice) => !choice.some((field) => fields.includes(field)))
    .map((choice) => choice.map((field) => `“${field}”`).join(' or '))
}
