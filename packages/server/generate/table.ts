/** A table of Markdown, with its columns aligned as biome aligns them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`
  return (
    line(head) +
    line(
      head.map(() => ''),
      '-',
    ) +
    rows.map((row) => line(row)).join('')
  )
}
