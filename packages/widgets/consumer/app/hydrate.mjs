// Hydrates a server's HTML in a page, and prints React's complaints.
// ARGUMENTS: the components by subpath, as JSON; the file with the output of render.mjs.
import './page.mjs'
import { readFileSync } from 'node:fs'
import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { elements } from './elements.mjs'

const { html } = JSON.parse(readFileSync(process.argv[3], 'utf8'))
const complaints = []
console.error = (...parts) => complaints.push(parts.join(' '))

/** Reports when it is hydrated. It renders nothing, so that the ids of the HTML do not change. */
function Telling({ onHydrated, children }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

const hydrated = (name, element) =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = html[name]
    hydrateRoot(place, createElement(Telling, { onHydrated: resolve }, element), {
      onRecoverableError: (error) => complaints.push(`${name}: ${error.message}`),
    })
  })

await Promise.all(Object.entries(await elements()).map(([name, element]) => hydrated(name, element)))
process.stdout.write(JSON.stringify(complaints))
process.exit()
