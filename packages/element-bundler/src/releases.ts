import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many releases keep their files, the present one included. */
const maxReleases = 10

/**
 * Keeps the files of the last releases in the folder of the script tag, and removes older ones: a page with an older
 * `onair.js` in its cache still finds the chunks that it names.
 * @param record a JSON file with the files of each release, the latest first. Where it does not exist it is made, and the other
 *   files of the folder are those of the release before: it may be older than the record.
 * @param files what the present release consists of
 */
export function pruneReleases(folder: string, record: string, files: readonly string[]): void {
  const present = [...files].sort()
  const before: string[][] = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : [[...new Set(readdirSync(folder).map(uncompressed))].sort()]
  // A build that changes nothing is no release.
  const others = before.filter((release) => release.join() !== present.join())
  const releases = [present, ...others].slice(0, maxReleases)
  writeFileSync(record, JSON.stringify(releases))
  const wanted = new Set(releases.flat())
  // A server may have compressed copies beside them.
  for (const name of readdirSync(folder))
    if (!wanted.has(uncompressed(name))) rmSync(join(folder, name), { recursive: true })
}

/** The name of the file that a compressed copy is of. */
const uncompressed = (name: string): string => name.replace(/\.(br|gz)$/, '')

/** The hash of each file, as the `integrity` of a script or an import map has it. */
export function integrityOf(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...files].sort().map((name) => [
      name,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, name)))
        .digest('base64')}`,
    ]),
  )
}
