import { fileURLToPath } from 'node:url'

/** The renderer of the widgets: React in pages and applications, preact/compat in the script tag. Their tests run on both. */
export type Renderer = 'react' | 'preact'

const place = (module: string) => fileURLToPath(import.meta.resolve(module))

/** signals-react imports a shim of a hook that React 18 and preact/compat have. */
const shim = /^use-sync-external-store\/shim(\/index\.js)?$/

/** The aliases with which Vite and Vitest compile for a renderer. Sources are written for React. */
export const aliasesFor = (renderer: Renderer) =>
  renderer === 'react'
    ? [{ find: shim, replacement: place('react') }]
    : [
        { find: shim, replacement: place('preact/compat') },
        { find: /^react(-dom)?$/, replacement: place('preact/compat') },
        { find: /^react-dom\/client$/, replacement: place('preact/compat/client') },
        { find: /^react-dom\/test-utils$/, replacement: place('preact/test-utils') },
        { find: /^react-dom\/server$/, replacement: place('preact-render-to-string') },
        { find: /^react\/jsx-(dev-)?runtime$/, replacement: place('preact/jsx-runtime') },
      ]
