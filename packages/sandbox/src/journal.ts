import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A list of records that outlives a restart. */
export interface Journal<Entry> {
  /** What was written before this process began, oldest first. */
  read(): Entry[]
  append(entry: Entry): void
}

/** Forgets everything with the process: for tests, and where no folder is given. */
export const memoryJournal = <Entry>(): Journal<Entry> => ({ read: () => [], append: () => {} })

/**
 * One JSON value per line. The write is synchronous, so that an answer never leaves before its record is with the
 * operating system. A last line that was cut short by a kill is dropped.
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
