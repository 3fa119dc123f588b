import { aliasesFor } from '@onair/widgets/renderer'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { minifyChunks } from './minify.ts'
import { sheets } from './sheets.ts'

/** Leaves out the sheets that widgets bring into an element's shadow root (`useSheet`): a page of the shop names them. */
const sheetsOnPage: Plugin = {
  name: 'sheets-on-page',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css?inline') ? '' : undefined),
}

/**
 * Lets V8 compile the whole of React beside the main thread while it downloads (explicit compile hints, Chrome 136). Otherwise the
 * main thread compiles function by function while it hydrates a page. To other browsers the hint is a comment.
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

// Two builds of the same sources: what the browser downloads, and what renders the pages (`vite build --ssr`).
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/assets/',
  plugins: [react(), sheetsOnPage, ...(isSsrBuild ? [] : [minifyChunks, compiledBeforehand, sheets()])],
  resolve: { alias: aliasesFor('react'), dedupe: ['react', 'react-dom'] },
  // No development build of anything on the server: React's took six times as long to render a page.
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
        // Browsers with light-dark() of their own: what replaces it for older ones cannot change within a page.
        cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
        // Nothing inlined: the pages' Content-Security-Policy has no `data:` for scripts and styles.
        assetsInlineLimit: 0,
        // The document preloads its islands' modules. Vite's own preloading would add a table of all chunks to every page.
        modulePreload: false,
        rolldownOptions: {
          // Constants such as the icons' outlines stand where they are used: pages that use others do not download them.
          optimization: { inlineConst: { mode: 'all' } },
          input: { boot: 'client/boot.ts', shop: 'styles/shop.css' },
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // Its hash changes with React's version alone: a new release of the shop does not fetch it again.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // What runs before any island: it is evaluated first, and is small.
                { name: 'boot', test: /\.[jt]sx?$/, tags: ['$initial'], priority: 1 },
                // One file for what six islands or more have in common. What fewer share is split by the bundler, a file for each set
                // of them: with five a page without islands of its own would load a twentieth more, and with seven more files.
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
