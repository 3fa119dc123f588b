/**
 * Builds the script tag: onair.js, and the files that it fetches (packs.ts).
 *
 * The script tag runs on preact/compat: a page that shows the bag's count downloads 17 kB, where React would make it 70.
 * Vite resolves each name to the file that defines it, so a chunk contains what its widgets use and nothing else.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { packsName } from './chunk-function.ts'
import { readDescriptions, src } from './generate/descriptions.ts'
import { stylesWithScripts, withoutServer } from './left-out.ts'
import { minifyModule } from './minify.ts'
import { type BuiltFile, packFiles } from './packs.ts'
import { aliasesFor, type Renderer } from './renderer.ts'
import { elementGroups } from './src/kit/widget.ts'

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

type Chunk = Rolldown.OutputChunk

const elements = await readDescriptions()

const scriptTag: Readonly<Record<string, string>> = {
  onair: join(here, 'exports/loader.ts'),
  ...Object.fromEntries(elements.map(({ name }) => [name, join(here, `exports/define/${name}.ts`)])),
}

/** Elements that many pages have together. */
const groups = elementGroups.map((group) =>
  elements
    .filter((element) => (group === 'shopping' ? element.groups.length > 0 : element.groups.includes(group)))
    .map(({ name }) => name),
)

/** The messages files with their numbers, see packs.ts. */
const messages = new Map(
  globSync('**/*.messages.{en,fr}.json', { cwd: src })
    .sort()
    .map((file, id) => [join(src, file), { id, texts: JSON.parse(readFileSync(join(src, file), 'utf8')) }]),
)

/** Puts an object that is filled when the language is here in the place of a messages file. */
const textsApart: Plugin = {
  name: 'texts-apart',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = importer && join(dirname(importer), source)
    return file && messages.has(file) ? { id: `\0${file}.texts`, moduleSideEffects: false } : undefined
  },
  load(id) {
    const known = messages.get(id.slice(1, -'.texts'.length))
    return known && `export default /* @__PURE__ */ ${packsName}.texts(${known.id})`
  },
}

/**
 * Assigns modules to shared chunks, by the elements that use them in a build without shared chunks of ours, and by the screens
 * that load as soon as their data are known (`withCode`): a chunk for each set of both, so that a screen brings no more than it
 * uses. No two chunks import each other: what a module imports is used wherever the module is.
 */
function sharedChunkOf(plain: readonly Chunk[]): (module: string) => string | null {
  const users = new Map<string, Set<string>>()
  for (const { isEntry, isDynamicEntry, fileName, name } of plain) {
    if (!isEntry && !(isDynamicEntry && name.endsWith('-screen'))) continue
    const reached = new Set([fileName])
    for (const file of reached) {
      const chunk = plain.find((one) => one.fileName === file)
      for (const imported of chunk?.imports ?? []) reached.add(imported)
      for (const id of chunk?.moduleIds ?? []) users.set(id, (users.get(id) ?? new Set()).add(name))
    }
  }
  return (module) => {
    const elements = [...(users.get(module) ?? [])].filter((user) => !user.endsWith('-screen'))
    // What one element uses is in its own chunk, and what the loader uses is in the loader.
    return elements.length < 2 || elements.includes('onair') ? null : [...(users.get(module) ?? [])].sort().join()
  }
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
      plugins: [reactOfR2wc, ...(entry === scriptTag ? [textsApart, withoutServer, stylesWithScripts()] : [])],
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
          // Constants such as the icons' outlines stand where they are used: elements that use others do not download them.
          optimization: { inlineConst: { mode: 'all' } },
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
  if (entry !== scriptTag) return (await compile({ minify })).map(builtFile)
  const plain = await compile({ minify: false }, { write: false })
  const chunks = await compile(
    { minify, codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: sharedChunkOf(plain) }] } },
    { write: false },
  )
  const [loader] = chunks.filter(({ name }) => name === 'onair')
  if (!loader?.code.includes('ONAIR_RELEASE')) throw new Error('The loader names no release')
  const { files, release } = packFiles(
    chunks.filter((chunk) => chunk !== loader),
    elements.map(({ name }) => name),
    groups,
    messages,
  )
  const script = minifyModule(loader.code).replace('ONAIR_RELEASE', () => JSON.stringify(release))
  if (!keepFiles) rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  writeFileSync(join(outDir, 'onair.js'), script)
  for (const { name, code } of files) writeFileSync(join(outDir, name), code)
  return [builtFile(loader), ...files.map(({ code: _, ...file }) => file)]
}

const builtFile = ({ fileName, facadeModuleId, imports, moduleIds }: Chunk): BuiltFile => ({
  name: fileName,
  entry: facadeModuleId,
  imports,
  sources: moduleIds,
})

/** The settings that the installation's server reads from its environment and the script tag must know too. */
function settings() {
  const { APP_USER: userName, APP_SECRET: password, SIGN_IN_KEY: signInKey } = process.env
  const { IMAGE_BASE: imageBase, VIDEO_BASE: videoBase, CUSTOMER_SERVICE_PHONE: carePhone } = process.env
  // The demonstration's number would send an installation's shoppers to nobody.
  if (userName && !carePhone) throw new Error('An installation’s script tag needs CUSTOMER_SERVICE_PHONE.')
  return {
    ...(userName && password && { appCredentials: { userName, password } }),
    ...(signInKey && { signInKey }),
    ...(imageBase && { imageBase }),
    ...(videoBase && { videoBase }),
    ...(carePhone && { carePhone }),
  }
}
