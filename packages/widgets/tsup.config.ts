import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** `import css from './x.css?inline'`: the sheet as minified text, as Vite reads it. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'inline-css',
    }))
    onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path.replace(/\?inline$/, ''), 'utf8'), {
        loader: 'css',
        minify: true,
        target: 'esnext',
      })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/** What npm carries: the public modules below `exports`, with React as a peer. */
export default defineConfig({
  entry: ['exports/**/*.ts', '!exports/testing.ts'],
  outDir: 'dist/package',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  clean: true,
  // TypeScript 7 has no programming interface for tsup to ask for declarations: tsc writes them.
  dts: false,
  external: ['react', 'react-dom', /^react(-dom)?\//],
  noExternal: [/^@onair\/core/],
  tsconfig: '../../tsconfig.json',
  esbuildPlugins: [inlineCss],
})
