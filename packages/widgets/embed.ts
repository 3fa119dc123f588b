/**
 * Builds the script tag: onair.js and a chunk for each widget.
 *
 * The script tag runs on preact/compat: a page that shows the bag's count downloads 18 kB, where React would make it 70.
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

const scriptTag = { onair: join(here, 'exports/loader.ts') }

/**
 * The script tag's chunks of modules that many widgets need together: a widget downloads few files, and a small one costs more
 * than its code. The shop's origin is the loader's, which must not import such a chunk.
 */
const shared: Readonly<Record<string, readonly RegExp[]>> = {
  /** Every widget. */
  element: [
    /node_modules\/(preact|@preact|@r2wc|js-cookie)\//,
    /src\/kit\/(shop|page-shop|i18n\/translate|i18n\/use-messages|element\/(?!loader|shop-origin|warn-once).*)\.tsx?$/,
    /src\/(styles\/(base|tokens)\.css|models\/(models|page|foreign)\.ts)/,
    /src\/session\/(kinds|cookies|session|storage|cookie-jar|browser-jar|browser-storages)\.ts$/,
    /src\/shared\/language\.ts$/,
  ],
  /** Widgets that read from the shop. */
  shop: [
    /node_modules\/(wretch|date-fns|@date-fns)\//,
    /src\/(http\/http|models\/http\.model|shared\/(dates|wire))\.ts$/,
    /src\/(session\/(visit|clean-up|customer|bag-count)|sign-in\/return-path\.rules)\.ts$/,
    /src\/kit\/(page-slot|hooks\/use-time-zone)\.tsx?$/,
  ],
  /** Widgets that show products or programmes. */
  picture: [
    /src\/(parts\/picture|models\/clock\.model|kit\/react-attributes|connected\/use-countdown)\./,
    /src\/catalogue\/(catalogue|countdown)\.(client|rules)\.ts$/,
  ],
  /** Widgets that follow the channel. */
  'on-air': [
    /src\/(models\/(on-air\.model|current-show)|live\/(live|stream)\.client|guide\/guide\.rules)\.ts$/,
    /src\/kit\/hooks\/use-show-change\.ts$/,
  ],
  price: [/src\/(parts\/(price|part-texts|parts\.messages)|shared\/(money|numbers|item-number))\./],
  notice: [/src\/parts\/((notice|outline|spinner|badge)\.|icon\.css)/],
  'bag-count': [/src\/(models\/bag-count\.model|session\/pending-writes|kit\/hooks\/use-carry-bag)\.ts$/],
}

const sharedChunk = (module: string) =>
  Object.keys(shared).find((name) => shared[name]?.some((modules) => modules.test(module))) ?? null

type EmbedOptions = {
  outDir: string
  /** Source files by the names that their scripts get. The default is the script tag. */
  entry?: Readonly<Record<string, string>>
  renderer?: Renderer
  minify?: boolean
}

/** Compiles for a browser, with everything that is imported. */
export async function buildEmbed({
  outDir,
  entry = scriptTag,
  renderer = 'preact',
  minify = true,
}: EmbedOptions): Promise<BuiltFile[]> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [reactOfR2wc],
    resolve: { alias: aliasesFor(renderer), dedupe: ['react', 'react-dom', 'preact'] },
    define: { 'process.env.NODE_ENV': '"production"', ONAIR_SETTINGS: JSON.stringify(settings()) },
    // Vite would choose React's development JSX where NODE_ENV is not production, as in a test run.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // The pages' browsers know nesting, light-dark() and the rest: nothing is rewritten.
      cssTarget: 'esnext',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        // Asked for by groups that leave out what their modules import.
        ...(entry === scriptTag && { preserveEntrySignatures: 'allow-extension' }),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          hashCharacters: 'base36',
          comments: false,
          ...(entry === scriptTag && {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: sharedChunk }] },
          }),
          minify,
        },
      },
    },
  })
  return [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap(fileOf)
}

function fileOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BuiltFile[] {
  if (file.type === 'asset') return []
  return [{ name: file.fileName, entry: file.facadeModuleId, imports: file.imports, sources: file.moduleIds }]
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
