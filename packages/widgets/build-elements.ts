/**
 * Compiles each element, and those of the tests, into dist/elements: as for the script tag, and as for a page that runs React.
 * One build for all of them takes a thirtieth of the time of separate builds.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { elementsConfig } from './elements-config.ts'
import { readDescriptions, root, src } from './generate/descriptions.ts'
import { elementSource } from './generate/elements.ts'
import { imports } from './generate/format.ts'

const dist = join(root, 'dist/elements')
const entries = join(dist, 'entries')

/** Writes a module that exports an element's description, and the function that creates the element. */
function writeEntry(name: string, description: string): [name: string, file: string] {
  const file = join(entries, `${name}.ts`)
  writeFileSync(file, `export { createElementClass } from '${join(src, 'kit/element/element.tsx')}'\n${description}\n`)
  return [name, file]
}

rmSync(dist, { recursive: true, force: true })
// Tests load copies of the last compilation, see src/testing/element-contract.ts.
rmSync(join(root, 'node_modules/.cache/onair-elements'), { recursive: true, force: true })
mkdirSync(entries, { recursive: true })
const widgets = (await readDescriptions()).map((widget) => {
  const { lines, literal } = elementSource(widget, src)
  return writeEntry(widget.tag, `${imports(lines)}export const description = ${literal}`)
})
const probes = ['probeElement', 'lightProbeElement'].map((name) =>
  writeEntry(name, `export { ${name} as description } from '${join(src, 'testing/probe.element.tsx')}'`),
)
for (const renderer of ['react', 'preact'] as const) {
  const entry = Object.fromEntries([...widgets, ...probes])
  await build(
    mergeConfig(elementsConfig(renderer), {
      build: { outDir: join(dist, renderer), emptyOutDir: true, minify: false, lib: { entry, formats: ['es'] } },
    }),
  )
}
