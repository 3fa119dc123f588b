import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A list of records that survives a restart. */
export interface Journal<Entry> {
  /** The records of earlier processes, oldest first. */
  read(): Entry[]
  append(entry: Entry): void
}

/** A journal in memory: for tests, and without a data folder. */
export const memoryJournal = <Entry>(): Journal<Entry> => ({ read: () => [], append: () => {} })

/**
 * A journal in a file with one JSON value per line. Writes are synchronous, so that no reply leaves before the
 * operating system has its record. Drops a last line that a kill cut short.
 */
export const fileJournal = <Entry>(path: string): Journal<Entry> => ({
  read() {
    if (!existsSync(path)) return []
    const text = readFileSync(path, 'utf8')
    const complete = text.slice(0, text.lastIndexOf('\n') + 1)
    if (complete.length < text.length) appendFileSync(path, '\n')
    return complete.split('\n').flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Entry]
      } catch {
        return []
      }
    })
  },
  append(entry) {
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, JSON.stringify(entry) + '\n')
  },
})
