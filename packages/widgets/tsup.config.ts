import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** `import css from './x.css?inline'`: the sheet and its imports, as minified text, as in Vite. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'inline-css',
    }))
    onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path.replace(/\?inline$/, '')],
        bundle: true,
        minify: true,
        write: false,
        target: 'esnext',
      })
      return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text' }
    })
  },
}

/**
 * `all` imports the modules of `define` as they are in the package. If compiled together, the registrations would move to chunks,
 * which bundlers leave out because they count as free of side effects.
 */
const registrations: Plugin = {
  name: 'registrations',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/define\// }, ({ path }) => ({ path: path.replace(/ts$/, 'js'), external: true }))
  },
}

/** The npm package: a module for each file below `exports`, in dist/package. React is a peer. */
export default defineConfig({
  // The loader belongs to the script tag, and the fixtures to this repository.
  entry: ['exports/**/*.ts', '!exports/{loader,testing}.ts'],
  outDir: 'dist/package',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  // TypeScript 7 has no API from which tsup could get declarations: tsc writes them.
  dts: false,
  silent: true,
  tsconfig: '../../tsconfig.json',
  esbuildPlugins: [inlineCss, registrations],
  // Output is `exports/bag.js`, as for declarations; shared chunks are one level up.
  esbuildOptions: (options) => {
    options.outbase = '.'
  },
})
