import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Two builds of the same sources: what the browser downloads, and what renders the pages (`vite build --ssr`).
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/assets/',
  plugins: [react()],
  // NODE_ENV is fixed here: React's development build on the server takes six times as long to render a page.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        emptyOutDir: true,
        target: 'node22',
        rolldownOptions: { input: 'server/entry.tsx' },
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { boot: 'client/boot.ts', shop: 'styles/shop.css' },
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
            codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
        },
      },
  // Sources of the workspace packages are bundled with what they need; the host's own dependencies stay imports.
  ssr: {
    noExternal: true,
    external: [
      'react',
      'react-dom',
      '@preact/signals-react',
      'i18next',
      'fastify',
      '@fastify/static',
      '@fastify/compress',
      '@fastify/formbody',
    ],
  },
}))
