import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { aliasesFor, type Renderer } from './renderer.ts'

/** Gives r2wc a React with only the function that it uses: an import of the default export cannot be tree-shaken. */
const reactOfR2wc: Plugin = {
  name: 'react-of-r2wc',
  enforce: 'pre',
  resolveId(source, importer) {
    const react = source === 'react' || source.endsWith('/compat.mjs')
    return react && importer?.includes('/@r2wc/')
      ? join(import.meta.dirname, 'src/kit/element/r2wc-react.ts')
      : undefined
  },
}

/**
 * How elements are compiled for a browser, with everything that they import. Vite resolves each name to the file that defines it,
 * so a chunk contains only what its widgets use.
 */
export const elementsConfig = (renderer: Renderer): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { alias: aliasesFor(renderer), dedupe: ['react', 'react-dom', 'preact'] },
  plugins: [reactOfR2wc],
  define: { 'process.env.NODE_ENV': '"production"', ONAIR_SETTINGS: JSON.stringify(settings()) },
  // Vite would choose React's development JSX if NODE_ENV is not production, as in a test run.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2022',
    // The supported browsers know nesting, light-dark() and the rest: nothing is rewritten.
    cssTarget: 'esnext',
    // Constants such as the icons' outlines are inlined where they are used: elements that use others do not download them, some
    // 0.7 kB of 25.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
  },
})

/** The settings that the installation's server reads from its environment and that the elements need too. */
function settings() {
  const { APP_USER: userName, APP_SECRET: password, SIGN_IN_KEY: signInKey } = process.env
  const { IMAGE_BASE: imageBase, VIDEO_BASE: videoBase, CUSTOMER_SERVICE_PHONE: carePhone } = process.env
  // The demonstration's phone number would lead an installation's shoppers to nobody.
  if (userName && !carePhone) throw new Error('An installation’s script tag needs CUSTOMER_SERVICE_PHONE.')
  return {
    ...(userName && password && { appCredentials: { userName, password } }),
    ...(signInKey && { signInKey }),
    ...(imageBase && { imageBase }),
    ...(videoBase && { videoBase }),
    ...(carePhone && { carePhone }),
  }
}
