import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { listed } from './mapping.ts'
import type { Fault } from './refused.ts'
import type { RawRow } from './rows.ts'
import type { Taxonomy } from './taxonomy.ts'

/** A row's place in the file: its number and, if that is not enough to find it, its name. */
export type Placed = { line: number; name?: string | undefined }

/** A valid row with its place. */
export type Numbered<Fields> = Placed & { fields: Fields }
export type Rejection = Fault & Placed

/** The result of a check of all rows: rejected rows, and remarks for the operator. */
export type Findings = { rejections: Rejection[]; remarks: string[] }

export type StageContext = {
  client: PoolClient
  taxonomy: Taxonomy
}

/** A kind of rows that can be imported. */
export type Kind = {
  fields: readonly string[]
  /** The fields that the header must have; of a list, at least one. */
  needed: readonly (string | readonly string[])[]
  /** Reads a row, or says why it is invalid, regardless of the database. */
  read(raw: RawRow): { fields: unknown } | { fault: Fault }
  /**
   * Writes rows to the staging tables, except those that conflict with the database or with earlier rows. Runs in the caller's
   * transaction.
   */
  stage(context: StageContext, rows: readonly Numbered<unknown>[]): Promise<Rejection[]>
  /** Remarks for the operator about the staged rows. */
  remarks?(): string[]
  /** Completes the staged rows with what depends on other rows. Runs once, after the last row. */
  complete?(client: PoolClient): Promise<Findings>
  /**
   * Checks the staged rows together, and returns rejected rows and remarks for the operator. For a kind with this check, one rejected
   * row refuses the file. It runs again before the merge, because others may have changed the database since.
   */
  conclude?(client: PoolClient, now: Date): Promise<Findings>
  /** Waits for other writers of the replaced rows. Runs in the transaction of the merge, before the last check. */
  lock?(client: PoolClient): Promise<void>
  /** Merges the staged rows into the catalogue as of `now`. Runs in the caller's transaction. */
  merge(client: PoolClient, now: Date): Promise<void>
}

type KindOf<Schema extends z.ZodObject> = Pick<
  Kind,
  'needed' | 'merge' | 'remarks' | 'complete' | 'conclude' | 'lock'
> & {
  schema: Schema
  stage(context: StageContext, rows: readonly Numbered<z.output<Schema>>[]): Promise<Rejection[]>
}

/** A {@link Kind} whose rows are those of a schema. */
export function kindOf<Schema extends z.ZodObject>({ schema, needed, stage, ...rest }: KindOf<Schema>): Kind {
  const fields = Object.keys(schema.shape)
  const allowed = new Set(fields)
  return {
    fields,
    ...rest,
    needed,
    read(raw) {
      const unknown = Object.keys(raw).filter((field) => !allowed.has(field))
      if (unknown.length > 0) return { fault: { field: unknown[0] ?? '', reason: 'The format has no such field.' } }
      // Every field has a key, so that absent ones are validated as well.
      const parsed = schema.safeParse(Object.fromEntries(fields.map((field) => [field, raw[field]])))
      return parsed.success ? { fields: parsed.data } : { fault: faultOf(parsed.error) }
    },
    stage: (context, rows) => stage(context, rows as readonly Numbered<z.output<Schema>>[]),
  }
}

/** The first problem of a row; its sentence includes the others. */
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

/** The required fields of a kind that are not among `fields`, as words. */
export function missingOf({ needed }: Pick<Kind, 'needed'>, fields: readonly string[]): string[] {
  return needed
    .map((one) => (typeof one === 'string' ? [one] : one))
    .filter((choice) => !choice.some((field) => fields.includes(field)))
    .map((choice) => choice.map((field) => `“${field}”`).join(' or '))
}
