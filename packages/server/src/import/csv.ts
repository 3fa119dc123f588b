/** The result of a line: a complete row, a row that continues, or an invalid row. */
type Fed = { fields: string[] } | 'more' | { wrong: string }

/**
 * Reads CSV (RFC 4180) line by line. A line break within quotes is read as LF.
 *
 * Written for this project, because an import rejects an invalid row and continues with the next line: csv-parse with
 * `skip_records_with_error` loses all rows after `"5"x,6`.
 */
export function csvReader(delimiter: string) {
  let fields: string[] = []
  // The part so far of a quoted field that continues on the next line.
  let open: string | undefined

  function wrong(reason: string): Fed {
    open = undefined
    return { wrong: reason }
  }

  function feed(text: string): Fed {
    let value = open
    if (value === undefined) {
      if (!text.includes('"')) return { fields: text.split(delimiter) }
      fields = []
    }
    open = undefined
    for (let at = 0; ; ) {
      if (value === undefined) {
        if (text[at] !== '"') {
          const end = text.indexOf(delimiter, at)
          const plain = text.slice(at, end < 0 ? text.length : end)
          if (plain.includes('"'))
            return wrong(
              'A quotation mark stands within a field that is not quoted: quote the field and double the mark.',
            )
          fields.push(plain)
          if (end < 0) return { fields }
          at = end + delimiter.length
          continue
        }
        value = ''
        at += 1
      }
      const close = text.indexOf('"', at)
      if (close < 0) {
        open = `${value}${text.slice(at)}\n`
        return 'more'
      }
      value += text.slice(at, close)
      at = close + 1
      if (text[at] === '"') {
        value += '"'
        at += 1
        continue
      }
      fields.push(value)
      value = undefined
      if (at === text.length) return { fields }
      if (!text.startsWith(delimiter, at))
        return wrong('Something stands between a closing quotation mark and the end of its field.')
      at += delimiter.length
    }
  }

  return {
    feed,
    /** Discards an incomplete row. */
    reset() {
      open = undefined
    },
    /** Whether the last line ended within quotes. */
    isWithin: () => open !== undefined,
  }
}

/** The delimiter of a header: the most frequent of those that spreadsheets write, by default a comma. */
export function delimiterOf(header: string): string {
  const outside = header.replace(/"(?:[^"]|"")*"?/g, '')
  const count = (delimiter: string) => outside.split(delimiter).length
  return [',', ';', '\t', '|'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** Cells that a spreadsheet reads as a formula, except signed numbers and phone numbers. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const signed = /^[+-][\d\s().,-]*$/

/**
 * A cell that no spreadsheet runs as a formula (OWASP, “CSV Injection”): an apostrophe makes it text. {@link unguarded} removes it.
 */
export const guarded = (cell: string): string => (formula.test(cell) && !signed.test(cell) ? `'${cell}` : cell)

/** A cell without the apostrophe that guards it. */
export const unguarded = (cell: string | undefined): string | undefined =>
  cell?.startsWith("'") && formula.test(cell.slice(1)) && !signed.test(cell.slice(1)) ? cell.slice(1) : cell

/** A row as CSV, quoted only if necessary. */
export function printCsv(fields: readonly string[]): string {
  // A row of one empty field would be an empty line, which is not a row.
  if (fields.length === 1 && fields[0] === '') return '""\n'
  return `${fields.map((field) => (/[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\n`
}
