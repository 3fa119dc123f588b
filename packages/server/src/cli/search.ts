import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { type Command, Option } from 'commander'
import { type ReportedTerm, type ReportKind, reportKinds } from '../catalogue/searched/searched.queries.ts'
import { type SearchReport, searchReport } from '../catalogue/searched/searched.report.ts'
import { guarded, printCsv } from '../import/csv.ts'
import { type Format, formats } from '../import/rows.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { subDays } from '../kernel/instants.ts'
import { writeAtomically } from './atomic-file.ts'
import { CommandRefused, withPool } from './database.ts'

/** Counts are kept for 90 days. */
const mostDays = 90
const mostTerms = 1000

type Options = {
  days: string
  language?: Language
  only?: ReportKind
  top: string
  format?: Format | 'table'
  out?: string
}

/** `onair search …`: what shoppers search for. */
export function searchCommands(program: Command, config: Config): void {
  program
    .command('search')
    .description('what shoppers search for')
    .command('report')
    .description('list searches without result, without a click, corrected, and with words left out, as counted by day')
    .option('--days <number>', 'how many days, today included', '7')
    .addOption(new Option('--language <code>', 'of one language').choices(['en', 'fr']))
    .addOption(new Option('--only <reason>', 'for one reason').choices(reportKinds))
    .option('--top <number>', 'the most terms for each reason', '25')
    .addOption(new Option('--format <name>', 'table, csv or ndjson').choices(['table', ...formats]))
    .option('--out <file>', 'where to; standard output without it')
    .action(({ days, language, only, top, format, out }: Options) =>
      withPool(config, async (pool) => {
        const now = systemClock()
        const report = await searchReport(pool, {
          from: zonedDate(subDays(now, wholeNumber('--days', days, mostDays) - 1), planTimeZone),
          until: zonedDate(now, planTimeZone),
          language,
          kinds: only ? [only] : reportKinds,
          most: wholeNumber('--top', top, mostTerms),
        })
        const named = formats.find((one) => out?.toLowerCase().endsWith(`.${one}`))
        const text = print[format ?? named ?? 'table'](report)
        if (out === undefined) return void process.stdout.write(text)
        await writeAtomically(out, async (stream) => void stream.write((named === 'csv' ? '\ufeff' : '') + text))
        process.stdout.write(`The report is in ${out}\n`)
      }),
    )
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new CommandRefused(`${option} is “${text}”, but must be a number from 1 to ${most}.`)
}

const columns = ['reason', 'language', 'term', 'times', 'searches', 'clicks', 'results', 'instead', 'leftOut'] as const
type Row = Record<(typeof columns)[number], string | number | null>

const rowsOf = ({ reasons }: SearchReport): Row[] =>
  reasons.flatMap(({ kind, terms }) =>
    terms.map((one) => {
      const { language, term, searches, clicks, results, instead, without } = one
      return {
        reason: kind,
        language,
        term,
        times: timesOf(kind, one),
        searches,
        clicks,
        results,
        instead,
        leftOut: without,
      }
    }),
  )

/** How many of a term's searches have its reason. */
function timesOf(kind: ReportKind, { searches, nothing, corrected, leftOut }: ReportedTerm): number {
  switch (kind) {
    case 'nothing':
      return nothing
    case 'no-click':
      return searches - nothing
    case 'corrected':
      return corrected
    case 'left-out':
      return leftOut
  }
}

const print: Record<Format | 'table', (report: SearchReport) => string> = {
  csv: (report) =>
    printCsv(columns) +
    rowsOf(report)
      .map((row) => printCsv(columns.map((column) => guarded(String(row[column] ?? '')))))
      .join(''),
  ndjson: (report) =>
    rowsOf(report)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  table: printTables,
}

const headings: Record<ReportKind, string> = {
  nothing: 'Without result',
  'no-click': 'With results, but nobody opened one',
  corrected: 'Corrected',
  'left-out': 'With words left out',
}
const number = (count: number) => count.toLocaleString('en-CA')

function printTables({ from, until, totals, reasons }: SearchReport): string {
  const share = (count: number) => (totals.searches === 0 ? '0 %' : `${Math.round((100 * count) / totals.searches)} %`)
  const summary =
    `${from} to ${until}: ${number(totals.searches)} searches for ${number(totals.terms)} terms, ` +
    `${share(totals.nothing)} without result, ${share(totals.corrected)} corrected, ` +
    `${share(totals.leftOut)} with words left out; opened from: ${number(totals.clicks)}.\n`
  const tables = reasons.map(({ kind, terms }) => {
    const lines = terms.map(
      (one) => `  ${number(timesOf(kind, one)).padStart(7)}  ${one.language}  ${one.term}${noteOf(kind, one)}`,
    )
    return `\n${headings[kind]}\n${lines.length > 0 ? lines.join('\n') : '  none'}\n`
  })
  return summary + tables.join('')
}

function noteOf(kind: ReportKind, { instead, without, results }: ReportedTerm): string {
  if (kind === 'corrected' && instead) return ` → ${instead}`
  if (kind === 'left-out' && without) return ` (without ${without})`
  return kind === 'no-click' ? ` (${number(results)} products)` : ''
}
