/**
 * Builds the script tag: onair.js and a chunk for each widget.
 *
 * The script tag runs on preact/compat: a page that shows the bag's count downloads 19 kB, where React would make it 70.
 * Vite resolves each name to the file that defines it, so a chunk contains what its widgets use and nothing else.
 */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { aliasesFor, type Renderer } from './renderer.ts'

const here = import.meta.dirname

/** A file of a build: what was compiled into it, and which other files it imports at once. */
export type BuiltFile = { name: string; entry: string | null; imports: string[]; sources: string[] }

/**
 * Small modules that most widgets need together: each in a chunk of its own would cost more than its code. For preact only:
 * chunks made so may import each other, which React's CommonJS modules do not survive.
 */
const together = [
  {
    name: 'on-air',
    test: /src\/(models\/(on-air\.model|current-show)|live\/(live|stream)\.client|guide\/guide\.rules)\.ts/,
  },
  {
    name: 'price',
    test: /src\/(parts\/(price\.(tsx|css)|part-texts\.ts|parts\.messages)|shared\/(money|numbers|item-number)\.ts)/,
  },
  { name: 'notice', test: /src\/parts\/((notice|outline|spinner|badge)\.(tsx|css)|icon\.css)/ },
] as const

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
  entry = { onair: join(here, 'exports/loader.ts') },
  renderer = 'preact',
  minify = true,
}: EmbedOptions): Promise<BuiltFile[]> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
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
        ...(renderer === 'preact' && { preserveEntrySignatures: 'allow-extension' }),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          hashCharacters: 'base36',
          comments: false,
          ...(renderer === 'preact' && {
            codeSplitting: { includeDependenciesRecursively: false, groups: [...together] },
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
