/**
 * Writes the package's style sheets beside its modules, `dist/package/schedule.css`, from the strings that
 * `exports/css` has become: files for bundlers, strings for shadow roots.
 */
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(import.meta.dirname, 'dist/package')
for (const file of globSync('*.js', { cwd: join(folder, 'exports/css') })) {
  const { default: css } = await import(pathToFileURL(join(folder, 'exports/css', file)).href)
  writeFileSync(join(folder, file.replace(/js$/, 'css')), css)
}
