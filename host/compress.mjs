// Compresses the pages' files, and those below the folders it is given, at brotli's best quality: a .br beside each file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { renderer } from '@onair/widgets/renderer'

for (const folder of [`dist/${renderer}/client`, ...process.argv.slice(2)]) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}
