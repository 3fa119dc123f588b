/**
 * The widgets' builds.
 *
 *     node build.mjs           dist/embed: the script tag, onair.js and a chunk for each widget
 *     node build.mjs package   dist/package: what npm would carry, with types
 *
 * The script-tag build is compiled against preact/compat: a page that shows the bag's count then downloads 20 kB
 * instead of 70. Packages keep React as a peer.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify as squeezed } from 'terser'
import { build } from 'tsup'
import { sharedChunks, sharedGroups } from './shared-chunks.mjs'

const here = import.meta.dirname

/** `import css from './x.css?inline'`: the sheet as minified text, as Vite reads it. */
const inlineCss = {
  name: 'inline-css',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'inline-css',
    }))
    onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path: asked }) => {
      const path = asked.replace(/\?inline$/, '')
      // The pages' browsers know nesting, light-dark() and the rest: nothing is to be rewritten.
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: 'esnext',
      })
      return { contents: code.trim(), loader: 'text', watchFiles: [path] }
    })
  },
}

/**
 * esbuild shares code between chunks by whole files. A list of names to import from (`@onair/core/bag`) would put
 * everything that any widget uses into the chunk that all of them load. Here each name is imported from the file that
 * defines it.
 */
const straightImports = (before = () => '') => ({
  name: 'straight-imports',
  setup({ onLoad }) {
    const written = new Map()
    const entries = join(here, '../core/exports')
    for (const file of readdirSync(entries, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
      for (const [, names = '', source = ''] of readFileSync(join(entries, file), 'utf8').matchAll(
        /export (?:type )?\{([^}]*)\} from '(.+)'/g,
      )) {
        for (const name of names.split(',')) {
          written.set(
            `@onair/core/${file.slice(0, -3)} ${name.replace('type ', '').trim()}`,
            resolve(dirname(join(entries, file)), source),
          )
        }
      }
    }
    onLoad({ filter: /packages\/widgets\/(src|exports)\/.*\.tsx?$/ }, ({ path }) => ({
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      contents:
        before(path) +
        readFileSync(path, 'utf8').replace(
          /^import \{([^}]*)\} from '(@onair\/core\/[\w/-]+)'$/gm,
          (_, names, source) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !name.startsWith('type '))
              .map((name) => {
                const [original] = name.split(' as ')
                const file = written.get(`${source} ${original}`)
                if (!file) throw new Error(`${path}: ${source} has no ${original}`)
                return `import { ${name} } from '${file}'`
              })
              .join(';'),
        ),
    }))
  },
})

const place = (module) => fileURLToPath(import.meta.resolve(module))
const preact = {
  react: place('preact/compat'),
  'react-dom': place('preact/compat'),
  'react-dom/client': place('preact/compat/client'),
  'react/jsx-runtime': place('preact/jsx-runtime'),
}

/**
 * Compiles for the script tag.
 * @param {{ outDir: string, entry?: Record<string, string>, renderer?: 'preact' | 'react', minify?: boolean }} options
 */
export async function buildEmbed({
  outDir,
  entry = { onair: join(here, 'exports/loader.ts') },
  renderer = 'preact',
  minify = true,
}) {
  const { APP_USER: userName, APP_SECRET: password, SIGN_IN_KEY: signInKey } = process.env
  const { IMAGE_BASE: imageBase, VIDEO_BASE: videoBase } = process.env
  const compile = (plugins) =>
    build({
      config: false,
      silent: true,
      entry,
      outDir,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      splitting: true,
      clean: true,
      dts: false,
      minify,
      metafile: true,
      treeshake: false,
      noExternal: [/.*/],
      tsconfig: join(here, '../../tsconfig.json'),
      esbuildPlugins: plugins,
      esbuildOptions(options) {
        options.alias = renderer === 'preact' ? preact : {}
        options.chunkNames = '[name]-[hash]'
        options.legalComments = 'none'
        options.conditions = ['browser', 'import']
        options.define = {
          ...options.define,
          'process.env.NODE_ENV': '"production"',
          // What the installation's server is told in its environment, its script tag must know too.
          ONAIR_SETTINGS: JSON.stringify({
            ...(userName && password && { appCredentials: { userName, password } }),
            ...(signInKey && { signInKey }),
            ...(imageBase && { imageBase }),
            ...(videoBase && { videoBase }),
          }),
        }
      },
    })
  // Once to see what the widgets have in common, and once with that in files of its own.
  await compile([inlineCss, straightImports()])
  const shared = sharedChunks(sharedGroups(readReport(outDir)))
  await compile([inlineCss, straightImports(shared.before), shared.plugin])
  if (minify) await squeeze(outDir)
}

const report = 'metafile-esm.json'
const readReport = (folder) => JSON.parse(readFileSync(join(folder, report), 'utf8'))

/** What terser finds after esbuild: a kilobyte less in what every page with a schedule downloads. */
async function squeeze(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name)
    const { code } = await squeezed(readFileSync(file, 'utf8'), { module: true, ecma: 2022, compress: { passes: 3 } })
    writeFileSync(file, code)
  }
}

/** The public modules below `exports`, by the name under which they are imported. */
const modules = (folder = 'exports') =>
  readdirSync(join(here, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && name !== 'testing.ts')
    .map((name) => [name.slice(0, -3), join(here, folder, name)])

async function buildPackage() {
  const outDir = join(here, 'dist/package')
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(modules()),
    outDir,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    splitting: true,
    clean: true,
    dts: false,
    external: ['react', 'react-dom', /^react(-dom)?\//],
    noExternal: [/^@onair\/core/],
    tsconfig: join(here, '../../tsconfig.json'),
    esbuildPlugins: [inlineCss],
  })
  // TypeScript 7 has no programming interface that a bundler could ask for declarations.
  const tsc = resolve(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc')
  execFileSync(process.execPath, [tsc, '--project', join(here, 'tsconfig.package.json')], { stdio: 'inherit' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'package') await buildPackage()
  else {
    const outDir = join(here, 'dist/embed')
    await buildEmbed({ outDir })
    // The folder is served as it is; what the files were made of is no part of it.
    rmSync(join(outDir, report))
  }
}
