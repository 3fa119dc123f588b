import { defineConfig } from 'vite'

/** Builds the service worker as one file beside the browser's files: it is at the root, and imports nothing when it runs. */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'client/service-worker.js', formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
  },
})
