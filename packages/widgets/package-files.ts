/**
 * Writes the files of the npm package that are not modules, into dist/package:
 *
 * - style sheets, from the strings that `exports/css` exports: files for bundlers, strings for shadow roots;
 * - the elements' types for each framework: their modules augment one that is not installed here, so tsc cannot compile them;
 * - `custom-elements.json`, the elements in the standard schema, and `vscode.html-data.json` for the editor's completion.
 */
import { copyFileSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDescriptions } from './generate/descriptions.ts'
import { editorData, manifest } from './generate/manifest.ts'

const folder = join(import.meta.dirname, 'dist/package')
const write = (file: string, content: string) => writeFileSync(join(folder, file), content)

for (const file of globSync('*.js', { cwd: join(folder, 'exports/css') })) {
  const { default: css } = await import(pathToFileURL(join(folder, 'exports/css', file)).href)
  write(file.replace(/js$/, 'css'), css)
}
// Compilers need types for each import, of style sheets too.
write('style-sheet.d.ts', 'export {}\n')

for (const file of globSync('*.d.ts', { cwd: join(import.meta.dirname, 'typings') })) {
  copyFileSync(join(import.meta.dirname, 'typings', file), join(folder, 'exports', file))
  write(`exports/${file.replace(/d\.ts$/, 'js')}`, 'export {}\n')
}

const widgets = await readDescriptions()
write('custom-elements.json', JSON.stringify(manifest(widgets), null, 2))
write('vscode.html-data.json', JSON.stringify(editorData(widgets), null, 2))
