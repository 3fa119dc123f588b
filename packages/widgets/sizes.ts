/**
 * What a page downloads to show each element, beside the sizes of the last release:
 *
 *     node sizes.ts              prints them, after a build
 *     node sizes.ts --release    records them in sizes.json as those of this release
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Bundle, weightOf } from '@onair/element-bundler'
import { readDescriptions } from './generate/descriptions.ts'

/** Bytes after brotli, by element. */
export type Sizes = Readonly<Record<string, number>>
export type Release = { version: string; sizes: Sizes }

const at = (file: string) => join(import.meta.dirname, file)
const read = (file: string) => JSON.parse(readFileSync(at(file), 'utf8'))

/** A line for each element, and for each of the last release: the name, its size then and now, the change. */
export function sizeTable(now: Sizes, last: Release): string {
  const names = [...new Set([...Object.keys(now), ...Object.keys(last.sizes)])].sort()
  const rows = names.map((name) => {
    const [before, after] = [last.sizes[name], now[name]]
    const change =
      before === undefined
        ? 'new'
        : after === undefined
          ? 'gone'
          : after === before
            ? ''
            : `${after > before ? '+' : '−'}${Math.abs(after - before)} (${(Math.abs(after / before - 1) * 100).toFixed(1)} %)`
    return [name, before?.toString() ?? '', after?.toString() ?? '', change]
  })
  const table = [['bytes (brotli) to show', last.version, 'now', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map(([name = '', ...cells]) => {
      const [before = '', after = '', change = ''] = cells
      return `${name.padEnd(widths[0] ?? 0)}  ${before.padStart(widths[1] ?? 0)}  ${after.padStart(widths[2] ?? 0)}  ${change}`.trimEnd()
    })
    .join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files }: Bundle = read('dist/embed.json')
  const sizes = Object.fromEntries(
    (await readDescriptions()).map(({ name, tag }) => [tag, weightOf(at('dist/embed'), files, name).bytes]),
  )
  if (process.argv[2] === '--release') {
    const release: Release = { version: read('package.json').version, sizes }
    writeFileSync(at('sizes.json'), `${JSON.stringify(release, null, 2)}\n`)
  }
  process.stdout.write(`${sizeTable(sizes, read('sizes.json'))}\n`)
}
