import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const named = /^import \{ (\w+) as (\w+) \} from '(\.[^']+\/messages\/(?:en|fr)\.json)'$/gm
const mark = '\0words:'

/**
 * A module is the least that a bundler puts into one chunk, and a language's messages are one file: every page would
 * download the texts of all widgets. Here each widget's texts become a module of their own.
 */
export const ownWords: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/widgets\/src\/.+\.tsx?$/ },
    handler: (code) => code.replace(named, `import $2 from '$3#$1'`),
  },
  resolveId: {
    filter: { id: /\.json#\w+$/ },
    handler: (asked, importer = '') => mark + join(dirname(importer), asked),
  },
  load: {
    filter: { id: new RegExp(`^${mark}`) },
    handler(id) {
      const [file = '', name = ''] = id.slice(mark.length).split('#')
      this.addWatchFile(file)
      return `export default ${JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))[name])}`
    },
  },
}
