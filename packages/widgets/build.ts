/**
 * Builds the script tag into dist/embed, beside the files of the last releases, with `--source-maps` also a map of each file, and
 * writes
 *
 * - dist/embed/reserve.css, for pages that are painted before the script has loaded;
 * - dist/embed/integrity.json, the hash of each file of this release;
 * - dist/embed.json, the sources of each file.
 */
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, pruneReleases } from '@onair/element-bundler'
import { buildEmbed } from './embed.ts'

const dist = join(import.meta.dirname, 'dist')
const folder = join(dist, 'embed')
const sourceMaps = process.argv.includes('--source-maps')
const bundle = await buildEmbed(folder, sourceMaps)
const files = bundle.files.map(({ name }) => name)
const maps = sourceMaps ? files.map((name) => `${name}.map`) : []
writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrityOf(folder, files), null, 2)}\n`)
copyFileSync(join(import.meta.dirname, 'src/reserve.css'), join(folder, 'reserve.css'))
pruneReleases(folder, join(dist, 'releases.json'), [...files, ...maps, 'integrity.json', 'reserve.css'])
writeFileSync(join(dist, 'embed.json'), JSON.stringify(bundle))
