type Budget = { most?: number; least?: number }

/** One number that must stay where it is. `undefined` as a budget: it is only watched. */
export type Row = {
  what: string
  budget?: Budget
  measured: number
  unit: 's' | 'ms' | 'kB' | 'MB' | 'requests/s' | 'rows/s' | 'checkouts/s' | '' | '%' | '×'
  /** What stands beside it: a bare server's number, what else was downloaded. */
  reference?: string
}

const digits = {
  s: 2,
  ms: 1,
  kB: 1,
  MB: 0,
  'requests/s': 0,
  'rows/s': 0,
  'checkouts/s': 0,
  '': 3,
  '%': 0,
  '×': 1,
} as const

const shown = (value: number, unit: Row['unit']) =>
  `${value.toLocaleString('en-CA', { maximumFractionDigits: digits[unit] })}${unit && ` ${unit}`}`

const isMet = ({ budget = {}, measured }: Row): boolean =>
  measured <= (budget.most ?? Number.POSITIVE_INFINITY) && measured >= (budget.least ?? Number.NEGATIVE_INFINITY)

const limitOf = (budget: Budget | undefined, unit: Row['unit']): string =>
  budget?.most !== undefined
    ? `≤ ${shown(budget.most, unit)}`
    : budget?.least !== undefined
      ? `≥ ${shown(budget.least, unit)}`
      : ''

function cells(row: Row): string[] {
  const { what, budget, measured, unit, reference = '' } = row
  return [what, limitOf(budget, unit), shown(measured, unit), reference, budget ? (isMet(row) ? 'ok' : 'MISSED') : '']
}

/** All rows as one table. */
export function printTable(rows: readonly Row[]): string {
  const lines = [['number', 'budget', 'measured', 'beside it', ''], ...rows.map(cells)]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const printed = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [printed[0], rule, ...printed.slice(1)].join('\n')
}

export const allMet = (rows: readonly Row[]): boolean => rows.every(isMet)

/** The middle of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
