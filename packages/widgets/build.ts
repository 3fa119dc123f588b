/** Builds the script tag into dist/embed, and records in dist/embed.json what each file is made of. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmbed } from './embed.ts'

const dist = join(import.meta.dirname, 'dist')
const built = await buildEmbed({ outDir: join(dist, 'embed') })
writeFileSync(join(dist, 'embed.json'), JSON.stringify(built))
