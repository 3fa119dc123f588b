import { aliasesFor } from '@onair/widgets/renderer'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { minifyChunks } from './minify.ts'
import { sheets } from './sheets.ts'

/** Leaves out the sheets that widgets add to an element's shadow root (`useSheet`): a page of the shop names them. */
const sheetsOnPage: Plugin = {
  name: 'sheets-on-page',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css?inline') ? '' : undefined),
}

/**
 * Makes V8 compile all of React off the main thread while it downloads (explicit compile hints, Chrome 136). Otherwise the main
 * thread compiles function by function during hydration. Other browsers see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'
const compiledBeforehand: Plugin = {
  name: 'compiled-beforehand',
  augmentChunkHash: ({ name }) => (name === 'react' ? compileHint : undefined),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.name === 'react') file.code = compileHint + file.code
    }
  },
}

// Two builds of the same sources: the browser's, and the server's, which renders the pages (`vite build --ssr`).
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/assets/',
  plugins: [react(), sheetsOnPage, ...(isSsrBuild ? [] : [minifyChunks, compiledBeforehand, sheets()])],
  resolve: { alias: aliasesFor('react'), dedupe: ['react', 'react-dom'] },
  // No development build on the server: React's took six times as long to render a page.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        emptyOutDir: true,
        target: 'node22',
        rolldownOptions: { input: 'entry.ts' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Browsers with light-dark(): the replacement for older ones cannot change within a page.
        cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
        // Nothing is inlined: the pages' Content-Security-Policy has no `data:` for scripts and styles.
        assetsInlineLimit: 0,
        // The document preloads its islands' modules. Vite's own preloading would add a table of all chunks to every page.
        modulePreload: false,
        rolldownOptions: {
          // Constants such as the icons' outlines are inlined where they are used: pages that use others do not download them.
          optimization: { inlineConst: { mode: 'all' } },
          input: { boot: 'client/boot.ts', shop: 'styles/shop.css' },
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // Its hash changes only with React's version: a new release of the shop does not fetch it again.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // The code that runs before any island: it is evaluated first, and is small.
                { name: 'boot', test: /\.[jt]sx?$/, tags: ['$initial'], priority: 1 },
                // One file for what six islands or more share. The bundler splits what fewer share, one file for each set of
                // them. With five, a page without islands would load a twentieth more; with seven, more files.
                { name: 'common', minShareCount: 6 },
              ],
            },
          },
        },
      },
  // Sources of the workspace packages are bundled with what they need; the host's own dependencies stay imports.
  ssr: {
    noExternal: true,
    external: ['fastify', '@fastify/static', '@fastify/compress', '@fastify/formbody'],
  },
}))
