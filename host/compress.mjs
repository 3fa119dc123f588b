// Compresses the pages' files, and those below the folders it is given, at brotli's best quality: a .br beside each file.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** The script tag's folder also has the files of earlier releases, which are compressed already. */
const isCompressed = (file) => existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs

const files = ['dist/client', ...process.argv.slice(2)].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)
await Promise.all(
  files
    .filter((file) => !isCompressed(file))
    .map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))),
)
