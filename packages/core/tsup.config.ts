import { defineConfig } from 'tsup'

/** What npm carries: a module for each file below `exports`, in dist/package. */
export default defineConfig({
  entry: ['exports/**/*.ts'],
  outDir: 'dist/package',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  // TypeScript 7 has no programming interface for tsup to ask for declarations: tsc writes them.
  dts: false,
  silent: true,
  // `exports/bag.js`, as its declarations are called; what several of them share stands above them.
  esbuildOptions: (options) => {
    options.outbase = '.'
  },
})
