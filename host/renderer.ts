import { fileURLToPath } from 'node:url'

const place = (module: string) => fileURLToPath(import.meta.resolve(module))

/**
 * Pages and widgets are written for React, and packages keep it as a peer. The shop itself, like the script tag, is
 * compiled against preact/compat: 41 kB of JavaScript on the product page where React makes it 93. Server and browser
 * change together: what one renderer rendered, only the same one hydrates.
 */
export const renderer = [
  { find: /^react(-dom)?$/, replacement: place('preact/compat') },
  { find: /^react-dom\/client$/, replacement: place('preact/compat/client') },
  { find: /^react-dom\/server$/, replacement: place('preact-render-to-string') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: place('preact/jsx-runtime') },
]
