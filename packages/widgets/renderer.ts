import { fileURLToPath } from 'node:url'

export type Renderer = 'react' | 'preact'

/**
 * What runs the shop's pages: React, or preact/compat with `RENDERER=preact`, which halves the JavaScript. The build and
 * the server read the same variable: only the renderer that rendered a page can hydrate it. Each has a build of its own
 * (`dist/react`, `dist/preact`).
 */
export const renderer: Renderer = process.env.RENDERER === 'preact' ? 'preact' : 'react'

const place = (module: string) => fileURLToPath(import.meta.resolve(module))

/** signals-react imports a shim of a hook that React 18 and preact/compat have. */
const shim = /^use-sync-external-store\/shim(\/index\.js)?$/

/** The aliases with which Vite and Vitest compile for a renderer. Sources are written for React. */
export const aliasesFor = (wanted: Renderer) =>
  wanted === 'react'
    ? [{ find: shim, replacement: place('react') }]
    : [
        { find: shim, replacement: place('preact/compat') },
        { find: /^react(-dom)?$/, replacement: place('preact/compat') },
        { find: /^react-dom\/client$/, replacement: place('preact/compat/client') },
        { find: /^react-dom\/test-utils$/, replacement: place('preact/test-utils') },
        { find: /^react-dom\/server$/, replacement: place('preact-render-to-string') },
        { find: /^react\/jsx-(dev-)?runtime$/, replacement: place('preact/jsx-runtime') },
      ]
