import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statements } from './kernel/db/pool.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { type Declared, type DeclaredStatement, declaredStatements } from './testing/declared-statements.ts'
import { type Described, describeStatement } from './testing/described-statement.ts'

const folder = import.meta.dirname

/** By type of PostgreSQL: the TypeScript kind that is read, and further kinds that may be written. */
const kinds: Readonly<Record<string, readonly [read: string, written: readonly string[]]>> = {
  smallint: ['number', []],
  integer: ['number', []],
  bigint: ['number', ['string']],
  'double precision': ['number', []],
  real: ['number', []],
  numeric: ['string', ['number']],
  text: ['string', []],
  'character varying': ['string', []],
  uuid: ['string', []],
  inet: ['string', []],
  xid: ['string', []],
  void: ['string', []],
  boolean: ['boolean', []],
  bytea: ['Buffer', []],
  date: ['string', ['Date']],
  'timestamp with time zone': ['Date', ['string']],
  json: ['any', ['string']],
  jsonb: ['any', ['string']],
}

/** The kinds of a type: those of a domain's base type, or of an array's members. */
function kindsOf(
  type: string,
  domains: ReadonlyMap<string, string>,
): readonly [read: string, written: readonly string[]] {
  const plain = domains.get(type) ?? type
  if (!plain.endsWith('[]')) return kinds[plain] ?? [`? ${plain}`, []]
  const [read, written] = kindsOf(plain.slice(0, -2), domains)
  return [`${read}[]`, written.map((kind) => `${kind}[]`)]
}

/** Nullable columns that are not null in a statement's rows, by its condition or by a rule of the table. */
const neverNull: Readonly<Record<string, readonly string[]>> = {
  'easy-pay.drop': ['orderNo', 'numbers'],
  'easy-pay.finish': ['orderNo'],
  'easy-pay.charge': ['orderNo', 'numbers'],
  'easy-pay.charge-of-request': ['orderNo', 'numbers', 'requestHash'],
  'easy-pay.unfinished': ['orderNo', 'numbers'],
  'edit.of-customer': ['orderNo'],
  'edit.over': ['edp'],
  'information.member': ['passwordHash'],
  'newsletter.confirm': ['email'],
  'newsletter.reader': ['email'],
  'orders.authorised-payments': ['authorizationId'],
  'orders.use-wallet-payment': ['transactionId'],
  'payment.abandon': ['transactionId'],
  'payment.due-stuck-wallet': ['transactionId'],
  'payment.executed': ['transactionId'],
  'returns.captured-payments': ['captureId'],
  'sign-in.member': ['passwordHash'],
}

let database: TestDatabase
let declared: readonly DeclaredStatement[]
const domains = new Map<string, string>()
beforeAll(async () => {
  database = await testDatabase()
  const { rows } = await database.pool.query<{ name: string; base: string }>(
    `select oid::regtype::text as name, typbasetype::regtype::text as base from pg_type where typtype = 'd'`,
  )
  for (const { name, base } of rows) domains.set(name, base)
  const files = globSync('**/*.ts', { cwd: folder })
    .filter(
      (name) => !/\.test|^testing\//.test(name) && /\bstatement[<(]/.test(readFileSync(join(folder, name), 'utf8')),
    )
    .map((name) => join(folder, name))
  await Promise.all(files.map((file) => import(file)))
  declared = declaredStatements(files.filter((file) => !file.endsWith('kernel/db/pool.ts')))
})
afterAll(() => database.drop())

/** The differences between a statement and its declared types. */
function faults(
  { place, values, row }: DeclaredStatement,
  name: string,
  names: readonly string[],
  described: Described,
): string[] {
  const wrong: string[] = []
  const say = (what: string) => wrong.push(`${name}: ${what} (${place.slice(folder.length + 1)})`)
  for (const unused of values.keys()) if (!names.includes(unused)) say(`:${unused} is declared, and not used`)
  for (const [at, value] of names.entries()) {
    const type = described.values[at] ?? '?'
    const kind = values.get(value)?.kind
    if (kind === undefined) {
      say(`:${value} is used, and not declared`)
      continue
    }
    const [read, written] = kindsOf(type, domains)
    if (![read, 'any', ...written].includes(kind) && read !== 'any') say(`:${value} is ${type}, declared as ${kind}`)
    if (read === 'any' && !['string', 'any'].includes(kind)) say(`:${value} is ${type}, declared as ${kind}`)
  }
  for (const [column, { kind, nullable }] of row ?? []) {
    const is = described.row.get(column)
    if (!is) {
      say(`there is no column ${column}`)
      continue
    }
    const [read] = kindsOf(is.type, domains)
    if (!isRead(read, kind)) say(`${column} is ${is.type}, declared as ${kind}`)
    const excepted = neverNull[name]?.includes(column) ?? false
    if (is.nullable && !nullable && !excepted) say(`${column} may be null`)
    if (excepted && (nullable || !is.nullable)) say(`${column} needs no exception`)
  }
  return wrong
}

/** The declarations of a name; those with a composed name only if no other matches. */
function declarationsOf(name: string): readonly DeclaredStatement[] {
  const own = declared.filter((one) => one.name.test(name))
  const whole = own.filter(({ name: { source } }) => !source.includes('.+'))
  return whole.length > 0 ? whole : own
}

const isRead = (read: string, kind: Declared['kind']) =>
  read === kind || kind === 'any' || (read === 'any' && kind !== 'Date' && kind !== 'Buffer')

test('1. every statement can be prepared, with the values and columns that it declares', async () => {
  const client = await database.pool.connect()
  try {
    const wrong: string[] = []
    for (const [name, { text, names }] of statements) {
      // Other tests of this process declare their own statements.
      if (declarationsOf(name).length === 0) continue
      try {
        const described = await describeStatement(client, name, text)
        for (const one of declarationsOf(name)) wrong.push(...faults(one, name, names, described))
      } catch (error) {
        wrong.push(`${name}: ${error}`)
      }
    }
    expect(wrong).toEqual([])
  } finally {
    client.release(true)
  }
})

test('2. every declared statement is prepared', () => {
  const names = [...statements.keys()]
  expect(declared.filter(({ name }) => !names.some((one) => name.test(one))).map(({ place }) => place)).toEqual([])
  expect(names.length).toBeGreaterThan(300)
})

/** Files with other SQL: the kernel's own, and that of separate connections, where temporary tables, cursors and COPY cannot be prepared. */
const ownTexts = /^(kernel|import|backup)\/|^catalogue\/search\/build-index\.ts$/

test('3. all SQL is in the query files of its feature', () => {
  const isQueries = (place: string) => /\.queries\.ts(:|$)/.test(place)
  const elsewhere = declared
    .map(({ place }) => place)
    .filter((place) => !isQueries(place) && !place.includes('/kernel/db/'))
  expect(elsewhere).toEqual([])
  const texts = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'testing/**'] }).filter(
    (name) =>
      !isQueries(name) &&
      !ownTexts.test(name) &&
      /\.query(<[^(]*>)?\(\s*(\{\s*(name|text):|['"`])/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(texts).toEqual([])
})
