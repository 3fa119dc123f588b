// Runs in a process of its own: the compiler refuses to run where browser globals replace Node's.
import { buildEmbed } from '../../embed.ts'

const [entry = '', outDir = '', renderer] = process.argv.slice(2)
await buildEmbed({
  outDir,
  entry: { element: entry },
  renderer: renderer === 'react' ? 'react' : 'preact',
  minify: false,
})
