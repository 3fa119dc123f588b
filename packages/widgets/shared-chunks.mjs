/**
 * esbuild shares code between entries by exactly who uses it: with fifteen widgets that is a file for each combination, and
 * a page fetched thirty files of a few hundred bytes, each compressed by itself. Here what most widgets use is put into two
 * files: `base`, which even the smallest one needs, and `view`.
 */
import { resolve } from 'node:path'

/** Below this share of all widgets code stays where its users are. */
const often = 0.85
/** A widget fetches a shared file when it uses at least this part of it. */
const worthFetching = 0.4

/** What esbuild calls a file in its report: a path, or `namespace:path`. */
const isFile = (name) => !name.startsWith('<')

/** Each entry with all the files it uses: the widgets, and what they fetch later. */
function filesOf({ outputs }) {
  const filesOfOutput = (path, seen = new Set()) => {
    if (seen.has(path)) return []
    seen.add(path)
    const { inputs, imports } = outputs[path]
    const below = imports
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((one) => filesOfOutput(one.path, seen))
    return [...Object.entries(inputs), ...below]
  }
  return Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint !== undefined && !entryPoint.endsWith('exports/loader.ts'))
    .map(([path, { entryPoint }]) => ({
      entry: resolve(entryPoint),
      isWidget: entryPoint.includes('exports/define/'),
      files: new Map(filesOfOutput(path)),
    }))
}

/**
 * Which files of a first build most widgets use, in two groups, and which widgets fetch which group.
 * @returns {{ groups: Record<string, string[]>, wanted: Map<string, string[]> }} file names as in the report, absolute entries
 */
export function sharedGroups(metafile) {
  const entries = filesOf(metafile)
  const widgets = entries.filter(({ isWidget }) => isWidget)
  const users = new Map()
  for (const { entry, files } of widgets) {
    for (const [name, { bytesInOutput }] of files) {
      if (!isFile(name) || resolve(name) === entry || bytesInOutput === 0) continue
      const known = users.get(name) ?? { bytes: bytesInOutput, count: 0 }
      known.count += 1
      users.set(name, known)
    }
  }
  const smallest = widgets.toSorted((a, b) => a.files.size - b.files.size)[0]
  const groups = { base: [], view: [] }
  for (const [name, { count }] of users) {
    if (count < widgets.length * often) continue
    groups[smallest.files.has(name) ? 'base' : 'view'].push(name)
  }
  const size = (names) => names.reduce((sum, name) => sum + users.get(name).bytes, 0)
  const wanted = new Map(
    entries.map(({ entry, isWidget, files }) => [
      entry,
      Object.keys(groups).filter(
        // What is fetched later finds them there: its widget has fetched them.
        (group) =>
          !isWidget || size(groups[group].filter((name) => files.has(name))) >= size(groups[group]) * worthFetching,
      ),
    ]),
  )
  return { groups, wanted }
}

/**
 * Lets each widget import the groups it fetches, so that esbuild finds their files used by the same widgets. `before` is what
 * stands before the source of a widget's entry.
 */
export function sharedChunks({ groups, wanted }) {
  const before = (path) => (wanted.get(path) ?? []).map((group) => `import 'shared:${group}';`).join('')
  const plugin = {
    name: 'shared-chunks',
    setup({ onResolve, onLoad, resolve: find }) {
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'shared', sideEffects: true }))
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        contents: groups[path].map((name) => `import ${JSON.stringify(specifier(name))}`).join('\n'),
        resolveDir: '/',
      }))
      onResolve({ filter: /^\//, namespace: 'shared' }, async ({ path, resolveDir, pluginData }) => {
        if (pluginData === asked) return undefined
        const found = await find(path, { resolveDir, kind: 'import-statement', pluginData: asked })
        // Nothing that it exports is used here: told that it has effects, esbuild keeps it all the same.
        return { ...found, sideEffects: true }
      })
    },
  }
  return { before, plugin }
}

const asked = 'asked once'

/** `inline-css:/…/x.css?inline` is imported by its path, as any other file. */
const specifier = (name) => resolve(name.replace(/^[\w-]+:/, ''))
