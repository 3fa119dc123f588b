/** A cell: what of a row's subject was checked in a column, and what failed. */
export type Cell = { passed: number; failures: readonly string[]; mark?: string }

const show = (cell: Cell | undefined): string => {
  if (!cell || (cell.passed === 0 && cell.failures.length === 0)) return cell?.mark ?? '–'
  if (cell.failures.length > 0) return `✗ ${cell.failures.length}`
  return cell.mark ?? '✓'
}

/** Rows and columns as lines of text, the first column as wide as its longest name. */
export function table(
  rows: readonly string[],
  columns: readonly string[],
  cell: (row: string, column: string) => Cell | undefined,
): string {
  const first = Math.max(...rows.map((row) => row.length))
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(first)}  ${cells.map((text, index) => text.padEnd(columns[index]?.length ?? 0)).join('  ')}`.trimEnd()
  return [
    line('', columns),
    ...rows.map((row) =>
      line(
        row,
        columns.map((column) => show(cell(row, column))),
      ),
    ),
  ].join('\n')
}
