import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readDescriptions } from '@onair/widgets/generate/descriptions'
import { manifest } from '@onair/widgets/generate/manifest'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

const { resolve } = createRequire(import.meta.url)

/** The canned replies come from a service worker, which is beside the stories' page. */
const files = join(import.meta.dirname, 'node_modules/.cache/onair')
mkdirSync(files, { recursive: true })
copyFileSync(
  join(dirname(resolve('msw/package.json')), 'lib/mockServiceWorker.js'),
  join(files, 'mockServiceWorker.js'),
)
/** The elements' controls and the panel "Embed this" come from their description. */
writeFileSync(join(files, 'custom-elements.json'), JSON.stringify(manifest(await readDescriptions())))

const config: StorybookConfig = {
  stories: ['./guides/*.mdx', './elements/*.stories.tsx', '../packages/widgets/src/**/*.stories.tsx'],
  addons: [
    // Without the plugin, MDX has no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  staticDirs: [files],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other analyser uses TypeScript's API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook would use the parent folder, from which its own packages are not found.
  viteFinal: (vite) => ({ ...vite, root: import.meta.dirname }),
}

export default config
