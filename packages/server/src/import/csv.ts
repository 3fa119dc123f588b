/** What a line brings: the row that it ends, more to come, or something that no row may hold. */
type Fed = { fields: string[] } | 'more' | { wrong: string }

/**
 * Reads rows of CSV (RFC 4180) a line at a time. It is our own because of what an import needs beside the format: a row
 * that is wrong is rejected with its line's number and reading goes on with the next line, and no row is kept longer
 * than its reader allows. A line break within quotes is read as LF.
 */
export function csvReader(delimiter: string) {
  let fields: string[] = []
  // What is there of a quoted field that goes on in the next line.
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
    /** Forgets a row that has begun. */
    reset() {
      open = undefined
    },
    /** Whether the last line ended within quotes. */
    isWithin: () => open !== undefined,
  }
}

/** A row as CSV, quoted only where it must be. */
export function printCsv(fields: readonly string[]): string {
  // A row of one empty field would be an empty line, which is none.
  if (fields.length === 1 && fields[0] === '') return '""\n'
  return `${fields.map((field) => (/[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\n`
}
