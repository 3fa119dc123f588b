// Hydrates in a page what a server has rendered, and prints what React complained of.
// ARGUMENTS: the components by subpath, as JSON; the file with what render.mjs printed.
import './page.mjs'
import { readFileSync } from 'node:fs'
import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { elements } from './elements.mjs'

const { html } = JSON.parse(readFileSync(process.argv[3], 'utf8'))
const complaints = []
console.error = (...parts) => complaints.push(parts.join(' '))

/** Says when it is hydrated. It renders nothing of its own, so the ids of the HTML stay as they are. */
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
