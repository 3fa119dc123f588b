import { readFileSync } from 'node:fs'
import { islandModule } from '../client/islands.ts'

type Entry = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; assets?: string[] }

/** The addresses of the built files, read from the build's manifest. */
export type Assets = {
  boot: string
  font: string
  /** The sheet that every page has. */
  style: string
  /** The further sheets of a page with these islands: its own (`Page.sheet`), and the islands'. */
  sheetsFor(page: string | undefined, islands: ReadonlySet<string>): string[]
  /** The modules of these islands, which the document preloads. */
  modulesFor(islands: ReadonlySet<string>): string[]
}

/** The key of a page's style sheet (styles/pages/X.css) in the build's manifest. */
export const pageSheet = (name: string): string => `sheets/pages/${name}.css`

/** The key of a widget's style sheet in the build's manifest, if it has one. */
export const widgetSheet = (name: string): string => `sheets/widgets/${name}.css`

export function readAssets(manifestFile: string): Assets {
  const manifest: Record<string, Entry> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = (source: string): Entry => {
    const manifestEntry = manifest[source]
    if (!manifestEntry) throw new Error(`The build has no ${source}: run it again`)
    return manifestEntry
  }
  const address = (file: string) => `/assets/${file}`
  const withImports = (source: string, into = new Set<string>()): Set<string> => {
    const chunk = entry(source)
    if (into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const imported of chunk.imports ?? []) withImports(imported, into)
    return into
  }
  const boot = entry('client/boot.ts')
  const font = Object.values(manifest).find(({ file }) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  if (!font) throw new Error('The build has no font')
  return {
    boot: address(boot.file),
    style: address(entry('styles/shop.css').file),
    font: address(font.file),
    sheetsFor(page, islands) {
      // The build has no entry for a widget without its own style sheet.
      const ofIslands = [...islands].flatMap((name) => manifest[widgetSheet(name)] ?? [])
      const ofPage = page === undefined ? [] : [entry(pageSheet(page))]
      return [...ofPage, ...ofIslands].map(({ file }) => address(file))
    },
    modulesFor(islands) {
      const files = withImports('client/boot.ts')
      if (islands.size > 0) withImports('client/island.ts', files)
      for (const name of islands) withImports(islandModule(name), files)
      files.delete(boot.file)
      return [...files].map(address)
    },
  }
}
