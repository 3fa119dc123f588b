import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const { resolve } = createRequire(import.meta.url)

/** The canned replies come from a service worker, which must lie at the root. */
const worker = join(import.meta.dirname, 'node_modules/.cache/onair')
mkdirSync(worker, { recursive: true })
copyFileSync(
  join(dirname(resolve('msw/package.json')), 'lib/mockServiceWorker.js'),
  join(worker, 'mockServiceWorker.js'),
)

const config: StorybookConfig = {
  stories: ['./guides/*.mdx', '../packages/widgets/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  framework: '@storybook/react-vite',
  staticDirs: [worker],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other analyser asks TypeScript's programming interface, which version 7 has none of.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
