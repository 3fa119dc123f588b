/**
 * Builds the script tag into dist/embed, beside the files of the last releases, and writes
 *
 * - dist/embed/reserve.css, for pages that are painted before the script has come;
 * - dist/embed/integrity.json, the hash of each file of this release;
 * - dist/embed.json, what each file is made of.
 */
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmbed } from './embed.ts'
import { integrityOf, pruneReleases } from './releases.ts'

const dist = join(import.meta.dirname, 'dist')
const folder = join(dist, 'embed')
const built = await buildEmbed({ outDir: folder, keepFiles: true })
const files = built.map(({ name }) => name)
writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrityOf(folder, files), null, 2)}\n`)
copyFileSync(join(import.meta.dirname, 'src/reserve.css'), join(folder, 'reserve.css'))
pruneReleases(folder, join(dist, 'releases.json'), [...files, 'integrity.json', 'reserve.css'])
writeFileSync(join(dist, 'embed.json'), JSON.stringify(built))
