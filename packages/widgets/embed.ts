/**
 * Builds the script tag: onair.js, and the files that it fetches (`@onair/element-bundler`).
 *
 * It runs on preact/compat: a page with the bag counter downloads 18 kB; with React it would be 70.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, bundleElements } from '@onair/element-bundler'
import { mergeConfig } from 'vite'
import { elementsConfig } from './elements-config.ts'
import { readDescriptions, src } from './generate/descriptions.ts'
import { stylesWithScripts } from './left-out.ts'
import { elementGroups } from './src/kit/widget.ts'

/** The languages of the texts. */
export const languages = ['en', 'fr'] as const

const exported = (file: string) => join(import.meta.dirname, 'exports', file)

/** @param folder the output folder, whose other files stay */
export async function buildEmbed(folder: string, sourceMaps = false): Promise<Bundle> {
  const elements = await readDescriptions()
  return bundleElements({
    folder,
    loader: { name: 'onair', file: exported('loader.ts') },
    elements: Object.fromEntries(elements.map(({ name }) => [name, exported(`define/${name}.ts`)])),
    together: elementGroups.map((group) =>
      elements
        .filter(({ groups }) => (group === 'shopping' ? groups.length > 0 : groups.includes(group)))
        .map(({ name }) => name),
    ),
    variant: {
      name: 'member',
      modules: Object.fromEntries(
        elements.flatMap(({ name, memberScreen }) => (memberScreen ? [[name, join(src, name, memberScreen)]] : [])),
      ),
    },
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        [src, join(import.meta.dirname, '../core/src')].flatMap((folder) =>
          globSync(`**/*.messages.${language}.json`, { cwd: folder })
            .sort()
            .map((file) => join(folder, file)),
        ),
      ]),
    ),
    config: mergeConfig(elementsConfig('preact'), {
      plugins: [stylesWithScripts()],
      define: { ONAIR_SCRIPT_TAG: 'true' },
    }),
    sourceMaps,
  })
}
