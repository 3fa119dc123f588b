// Renders each component of the package on a server, which has no page. Prints the HTML of each, or its failure.
// ARGUMENT: the components by subpath, as JSON.
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { elements } from './elements.mjs'

if ('document' in globalThis) throw new Error('This is no server')
const html = {}
const failures = {}
for (const [name, element] of Object.entries(await elements())) {
  try {
    html[name] = renderToString(element)
  } catch (error) {
    failures[name] = error.stack
  }
}
process.stdout.write(JSON.stringify({ version, html, failures }))
