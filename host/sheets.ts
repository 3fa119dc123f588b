import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readAll } from '@onair/widgets/generate/descriptions'
import { ownSheets } from '@onair/widgets/generate/lists'
import type { Plugin } from 'vite'
import { pageSheet, widgetSheet } from './kernel/assets.ts'

const pageFolder = join(import.meta.dirname, 'styles/pages')

/** Each sheet repeats the order of the layers, so that it does not matter which sheet the browser gets first. */
const layers = '@layer base, widgets, shop;\n'

/**
 * Builds the style sheets in addition to `shop.css`, so that a page gets the rules of what it shows: one for each file in
 * styles/pages, and one for each widget with sheets that `shop.css` does not import. They are virtual entries of the build.
 */
export async function sheets(): Promise<Plugin> {
  const shop = readFileSync(join(import.meta.dirname, 'styles/shop.css'), 'utf8')
  const pages = globSync('*.css', { cwd: pageFolder }).map((file): [string, string] => [
    pageSheet(basename(file, '.css')),
    `${layers}@import "${join(pageFolder, file)}" layer(shop);\n`,
  ])
  const widgets = (await readAll())
    .map((widget) => ({ name: widget.name, own: ownSheets(widget) }))
    .filter(({ own }) => own.length > 0 && !own.every((sheet) => shop.includes(`@onair/widgets/sheets/${sheet}"`)))
    .map(({ name, own }): [string, string] => [
      widgetSheet(name),
      layers + own.map((sheet) => `@import "@onair/widgets/sheets/${sheet}" layer(widgets);\n`).join(''),
    ])
  const contents = new Map([...pages, ...widgets].map(([name, content]) => [join(import.meta.dirname, name), content]))
  return {
    name: 'sheets',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { input: Object.fromEntries([...contents.keys()].map((id) => [basename(id, '.css'), id])) },
      },
    }),
    resolveId: (id) => (contents.has(id) ? id : undefined),
    load: (id) => contents.get(id),
  }
}
