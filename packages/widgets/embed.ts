/**
 * Builds the script tag: onair.js and a chunk for each widget.
 *
 * The script tag runs on preact/compat: a page that shows the bag's count downloads 17 kB, where React would make it 70.
 * Vite resolves each name to the file that defines it, so a chunk contains what its widgets use and nothing else.
 */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { aliasesFor, type Renderer } from './renderer.ts'

const here = import.meta.dirname

/** Gives r2wc a React of the one function that it uses: an import of the default export cannot be tree-shaken. */
const reactOfR2wc: Plugin = {
  name: 'react-of-r2wc',
  enforce: 'pre',
  resolveId(source, importer) {
    const react = source === 'react' || source.endsWith('/compat.mjs')
    return react && importer?.includes('/@r2wc/') ? join(here, 'src/kit/element/r2wc-react.ts') : undefined
  },
}

/** A file of a build: what was compiled into it, and which other files it imports at once. */
export type BuiltFile = { name: string; entry: string | null; imports: string[]; sources: string[] }

type Chunk = Rolldown.OutputChunk

const scriptTag = { onair: join(here, 'exports/loader.ts') }

/**
 * The script tag's shared chunks, each with the elements that download it. A module is in the first chunk whose elements
 * include all that use it at once. So a widget downloads few files, because a small one costs more than its code, and no two
 * chunks import each other: what a module imports is used wherever the module is.
 */
const families: readonly (readonly [chunk: string, has: (element: string) => boolean])[] = [
  // The only one that makes a script element.
  ['sign-in', oneOf('checkout', 'sign-in')],
  ['edit', oneOf('bag', 'checkout')],
  ['wallet', oneOf('bag', 'product')],
  ['buy', oneOf('bag', 'product', 'quick-order')],
  ['list', oneOf('product-list', 'recently-viewed')],
  ['lists', oneOf('favourites', 'product-list', 'recently-viewed')],
  ['address', oneOf('checkout', 'create-account', 'store-card')],
  ['list-or-live', oneOf('product-list', 'recently-viewed', 'watch-live')],
  ['tiles', oneOf('favourites', 'product-list', 'recently-viewed', 'watch-live')],
  ['list-or-product', oneOf('product', 'product-list', 'recently-viewed')],
  ['favourite', oneOf('favourites', 'product', 'product-list', 'recently-viewed')],
  ['order', oneOf('checkout', 'order-list', 'order-status', 'return-items')],
  [
    'sign-in-form',
    oneOf('checkout', 'create-account', 'forgot-password', 'gift-card-balance', 'sign-in', 'store-card'),
  ],
  ['choice', oneOf('favourites', 'product', 'product-list', 'recently-viewed', 'watch-live')],
  ['combobox', oneOf('bag', 'checkout', 'create-account', 'search-box', 'store-card')],
  ['buying', oneOf('bag', 'checkout', 'create-account', 'product', 'return-items', 'store-card')],
  ['totals', oneOf('bag', 'checkout', 'create-account', 'order-status', 'product', 'return-items', 'store-card')],
  ['account-screen', oneOf('easy-pay', 'favourites', 'order-list', 'order-status', 'return-items', 'store-card')],
  ['pager', oneOf('easy-pay', 'favourites', 'order-list', 'recently-viewed', 'reviews')],
  ['product', oneOf('bag', 'favourites', 'product', 'product-list', 'recently-viewed', 'reviews', 'showstopper')],
  [
    'channel',
    oneOf(
      ...['bag', 'favourites', 'on-air-now', 'order-list', 'order-status', 'product', 'product-list'],
      ...['recently-viewed', 'schedule', 'track-order', 'watch-live'],
    ),
  ],
  ['signing-in', oneOf('checkout', 'create-account', 'product-list', 'return-items', 'sign-in', 'store-card')],
  [
    'customer',
    oneOf(
      ...['checkout', 'create-account', 'easy-pay', 'favourites', 'forgot-password', 'order-list', 'order-status'],
      ...['product-list', 'return-items', 'sign-in', 'store-card', 'track-order'],
    ),
  ],
  [
    'bag-model',
    oneOf(
      ...['bag', 'checkout', 'create-account', 'product', 'product-list', 'recently-viewed', 'return-items', 'sign-in'],
      'store-card',
    ),
  ],
  [
    'shopper',
    oneOf(
      ...['bag', 'checkout', 'create-account', 'easy-pay', 'favourites', 'order-list', 'order-status', 'product'],
      ...['product-list', 'recently-viewed', 'return-items', 'sign-in', 'store-card'],
    ),
  ],
  [
    'form',
    otherThan(
      ...['bag-counter', 'favourites', 'on-air-now', 'order-status', 'product-list', 'recently-viewed', 'schedule'],
      ...['search-box', 'showstopper', 'watch-live'],
    ),
  ],
  [
    'member',
    otherThan(
      ...[
        'bag-counter',
        'on-air-now',
        'quick-order',
        'reviews',
        'schedule',
        'search-box',
        'showstopper',
        'track-order',
      ],
      'watch-live',
    ),
  ],
  [
    'session',
    otherThan(
      ...['on-air-now', 'quick-order', 'reviews', 'schedule', 'search-box', 'showstopper', 'track-order', 'watch-live'],
    ),
  ],
  [
    'goods',
    otherThan(
      ...['bag-counter', 'create-account', 'forgot-password', 'schedule', 'sign-in', 'track-order', 'write-review'],
    ),
  ],
  ['controls', otherThan('bag-counter', 'schedule', 'search-box', 'showstopper')],
  ['shop', otherThan('bag-counter')],
  ['element', () => true],
]

function oneOf(...elements: string[]): (element: string) => boolean {
  return (element) => elements.includes(element)
}

function otherThan(...elements: string[]): (element: string) => boolean {
  return (element) => !elements.includes(element)
}

/** Assigns modules to the shared chunks by the elements that use them in a build without shared chunks of ours. */
function sharedChunkOf(plain: readonly Chunk[]): (module: string) => string | null {
  const users = new Map<string, Set<string>>()
  for (const entry of plain) {
    const element = /\/exports\/(?:define\/(.+)|loader)\.ts$/.exec(entry.facadeModuleId ?? '')
    if (!element) continue
    const reached = new Set([entry.fileName])
    for (const name of reached) {
      const chunk = plain.find(({ fileName }) => fileName === name)
      for (const imported of chunk?.imports ?? []) reached.add(imported)
      for (const id of chunk?.moduleIds ?? []) users.set(id, (users.get(id) ?? new Set()).add(element[1] ?? loader))
    }
  }
  return (module) => {
    const elements = [...(users.get(module) ?? [])]
    // What one element uses is in its own chunk, and what the loader uses is in the loader.
    if (elements.length < 2 || elements.includes(loader)) return null
    return families.find(([, has]) => elements.every(has))?.[0] ?? null
  }
}

const loader = 'loader'

/** Tells the loader which files each element's code imports, so that it requests them together. */
const namesShared: Plugin = {
  name: 'names-shared',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const files: string[] = []
    const of: Record<string, number[]> = {}
    for (const { facadeModuleId, fileName, imports } of chunks) {
      const element = /\/exports\/define\/(.+)\.ts$/.exec(facadeModuleId ?? '')?.[1]
      if (!element) continue
      const needed = new Set(imports)
      for (const name of needed)
        for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) needed.add(next)
      for (const name of needed) if (!files.includes(name)) files.push(name)
      of[`onair-${element}`] = [...needed].filter((name) => name !== fileName).map((name) => files.indexOf(name))
    }
    const script = chunks.find(({ facadeModuleId }) => facadeModuleId === scriptTag.onair)
    if (!script?.code.includes('ONAIR_SHARED')) throw new Error('The loader names no shared files')
    script.code = script.code.replace('ONAIR_SHARED', () => JSON.stringify({ files, of }))
  },
}

type EmbedOptions = {
  outDir: string
  /** Source files by the names that their scripts get. The default is the script tag. */
  entry?: Readonly<Record<string, string>>
  renderer?: Renderer
  minify?: boolean
  /** Leaves the folder's other files as they are. */
  keepFiles?: boolean
}

/** Compiles for a browser, with everything that is imported. */
export async function buildEmbed({
  outDir,
  entry = scriptTag,
  renderer = 'preact',
  minify = true,
  keepFiles = false,
}: EmbedOptions): Promise<BuiltFile[]> {
  const compile = async (output: Rolldown.OutputOptions, more: { write?: boolean } = {}): Promise<Chunk[]> => {
    const built = await build({
      configFile: false,
      root: here,
      logLevel: 'error',
      resolve: { alias: aliasesFor(renderer), dedupe: ['react', 'react-dom', 'preact'] },
      plugins: [reactOfR2wc, ...(entry === scriptTag ? [namesShared] : [])],
      define: {
        'process.env.NODE_ENV': '"production"',
        ONAIR_SETTINGS: JSON.stringify(settings()),
        ...(entry === scriptTag && { ONAIR_SCRIPT_TAG: 'true' }),
      },
      // Vite would choose React's development JSX where NODE_ENV is not production, as in a test run.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        outDir,
        emptyOutDir: !keepFiles,
        target: 'es2022',
        // The pages' browsers know nesting, light-dark() and the rest: nothing is rewritten.
        cssTarget: 'esnext',
        lib: { entry, formats: ['es'] },
        rolldownOptions: {
          // Asked for by groups that leave out what their modules import.
          ...(output.codeSplitting && { preserveEntrySignatures: 'allow-extension' }),
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            hashCharacters: 'base36',
            comments: false,
            ...output,
          },
        },
        ...more,
      },
    })
    return [built]
      .flat()
      .flatMap((one) => ('output' in one ? one.output : []))
      .filter((file) => file.type === 'chunk')
  }
  const plain = entry === scriptTag ? await compile({ minify: false }, { write: false }) : []
  const codeSplitting = plain.length > 0 && {
    includeDependenciesRecursively: false,
    groups: [{ name: sharedChunkOf(plain) }],
  }
  const chunks = await compile({ minify, ...(codeSplitting && { codeSplitting }) })
  return chunks.map(({ fileName, facadeModuleId, imports, moduleIds }) => ({
    name: fileName,
    entry: facadeModuleId,
    imports,
    sources: moduleIds,
  }))
}

/** The settings that the installation's server reads from its environment and the script tag must know too. */
function settings() {
  const { APP_USER: userName, APP_SECRET: password, SIGN_IN_KEY: signInKey } = process.env
  const { IMAGE_BASE: imageBase, VIDEO_BASE: videoBase } = process.env
  return {
    ...(userName && password && { appCredentials: { userName, password } }),
    ...(signInKey && { signInKey }),
    ...(imageBase && { imageBase }),
    ...(videoBase && { videoBase }),
  }
}
