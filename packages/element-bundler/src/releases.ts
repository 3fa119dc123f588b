import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The number of releases whose files are kept, including the present one. */
const maxReleases = 10

/**
 * Keeps the files of the last releases in the script tag's folder, and removes older ones: a page with an older `onair.js` in its
 * cache still finds its chunks.
 * @param record a JSON file with the files of each release, the latest first. If it does not exist it is created, and the
 * folder's other files count as the previous release: they may be older than the record.
 * @param files the files of the present release
 */
export function pruneReleases(folder: string, record: string, files: readonly string[]): void {
  const present = [...files].sort()
  const recorded: string[][] = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : [[...new Set(readdirSync(folder).map(uncompressed))].sort()]
  // A build that changes nothing is not a release.
  const others = recorded.filter((release) => release.join() !== present.join())
  const releases = [present, ...others].slice(0, maxReleases)
  writeFileSync(record, JSON.stringify(releases))
  const kept = new Set(releases.flat())
  // A server may have written compressed copies beside them.
  for (const name of readdirSync(folder))
    if (!kept.has(uncompressed(name))) rmSync(join(folder, name), { recursive: true })
}

/** The name of a compressed copy's original. */
const uncompressed = (name: string): string => name.replace(/\.(br|gz)$/, '')

/** The hash of each file, as in the `integrity` of a script or an import map. */
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
