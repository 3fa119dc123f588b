// @vitest-environment node
// @module-tag slow
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import Ajv from 'ajv'
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readDescriptions } from '../generate/descriptions.ts'
import type { editorData } from '../generate/manifest.ts'
import { install, pack, run } from './project.ts'

// This test runs compilers, which are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'onair-consumer-'))
const project = join(folder, 'react-19')
const older = join(folder, 'react-18')
const installed = (name: string) => join(project, 'node_modules/@onair', name)
const manifestOf = (name: string) => JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'))

let packed: Awaited<ReturnType<typeof pack>>

beforeAll(async () => {
  packed = await pack(folder)
  for (const place of [project, older]) mkdirSync(place)
  await Promise.all([install(project, packed), install(older, packed, '-18')])
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['core', 'widgets'] as const)('the packed @onair/%s', (name) => {
  /** Every subpath with a module. */
  const subpaths = () =>
    globSync('**/*.js', { cwd: join(installed(name), 'dist/package/exports') }).map((file) => file.replace(/\.js$/, ''))

  test('1. contains its build, its README and its licence, and no source', () => {
    const files = globSync('*', { cwd: installed(name) })
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']))
    expect(globSync('{src,exports}/**', { cwd: installed(name) })).toEqual([])
    expect(manifestOf(name).dependencies['@onair/core'] ?? manifestOf('core').version).toBe(manifestOf('core').version)
  })

  test('2. passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed(name), pack: false, strict: true })
    expect(messages.map((message) => formatMessage(message, manifestOf(name)))).toEqual([])
  })

  test('3. has types for each subpath, for bundlers and for Node', async () => {
    const tarball = new Uint8Array(readFileSync(packed[name]))
    const result = await checkPackage(createPackageFromTarballData(tarball), {
      entrypoints: subpaths().map((subpath) => `./${subpath}`),
    })
    if (!result.types) throw new Error('The package has no types')
    // The package has only ES modules, for tools that read `exports`.
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    )
    expect(problems).toEqual([])
    expect(subpaths().length).toBeGreaterThan(50)
  })
})

const descriptions = await readDescriptions()
const tags = descriptions.map(({ tag }) => tag)

describe('the metadata of @onair/widgets', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(installed('widgets'), 'dist/package', file), 'utf8'))

  test('4. is a manifest of all elements in the standard schema', () => {
    const manifest: Package = read('custom-elements.json')
    const ajv = new Ajv({ strict: false })
    expect(ajv.validate(schema, manifest), ajv.errorsText()).toBe(true)
    expect(manifestOf('widgets').customElements).toBe('dist/package/custom-elements.json')
    for (const { path } of manifest.modules) expect(existsSync(join(installed('widgets'), path)), path).toBe(true)
    const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations) as CustomElementDeclaration[]
    expect(elements.map(({ tagName }) => tagName)).toEqual(tags)
    const counter = elements.find(({ tagName }) => tagName === 'onair-bag-counter')
    expect(counter?.attributes?.[0]).toMatchObject({ name: 'compact', type: { text: 'boolean' } })
    expect(counter?.events?.map(({ type }) => type.text)).toEqual([
      'CustomEvent<BeforeOpenBag>',
      'CustomEvent<CountChanged>',
    ])
  })

  test('5. is data for an editor: the tags, and the values of their attributes', () => {
    const data: ReturnType<typeof editorData> = read('vscode.html-data.json')
    expect(data.tags.map(({ name }) => name)).toEqual(tags)
    const schedule = data.tags.find(({ name }) => name === 'onair-schedule')
    const view = schedule?.attributes.find(({ name }) => name === 'view')
    expect(view?.values).toContainEqual({ name: 'week' })
  })
})

describe('an application that has installed @onair/widgets', () => {
  test('6. compiles, as do the examples of both READMEs and of the guides', async () => {
    const guides = globSync(join(import.meta.dirname, '../../../storybook/guides/*.mdx'))
    for (const file of [...['core', 'widgets'].map((name) => join(installed(name), 'README.md')), ...guides]) {
      const examples = [...readFileSync(file, 'utf8').matchAll(/^```tsx?\n(.*?)^```/gms)]
      if (file.endsWith('README.md')) expect(examples.length).toBeGreaterThan(0)
      for (const [index, [, code = '']] of examples.entries()) {
        const name = file.replaceAll(/\W+/g, '-').slice(-40)
        writeFileSync(join(project, `example-${name}-${index}.tsx`), `${code}\nexport {}\n`)
      }
    }
    await run('tsc', ['--project', 'tsconfig.json'], project)
  })

  describe.each([
    ['19', project],
    ['18', older],
  ])('with React %s', (major, place) => {
    const components = JSON.stringify(Object.fromEntries(descriptions.map(({ name, element }) => [name, element.name])))
    const rendered = join(place, 'rendered.json')
    let server: { version: string; html: Record<string, string>; failures: Record<string, string> }

    beforeAll(async () => {
      const output = await run(process.execPath, ['render.mjs', components], place)
      writeFileSync(rendered, output)
      server = JSON.parse(output)
    }, 60_000)

    test('7. renders each component on a server', () => {
      expect(server.failures).toEqual({})
      expect(server.version.split('.')[0]).toBe(major)
      expect(Object.keys(server.html)).toHaveLength(descriptions.length)
      expect(server.html.BagCounter).toContain('Panier, vide')
    })

    test('8. hydrates them in a page without a mismatch', async () => {
      expect(JSON.parse(await run(process.execPath, ['hydrate.mjs', components, rendered], place))).toEqual([])
    })
  })

  test('9. registers an element by the import of its definition, not of its component', async () => {
    expect(JSON.parse(await run(process.execPath, ['register.mjs'], project))).toEqual({
      byComponent: false,
      byDefine: true,
      text: expect.stringContaining('Panier, vide'),
      href: 'https://shop.example/fr/pages/shoppingbag',
    })
  })

  test.each([
    ["import '@onair/widgets/define/bag-counter'", ['onair-bag-counter']],
    ["import '@onair/widgets/all'", tags],
    ["import { BagCounter } from '@onair/widgets/bag-counter'", []],
    ["import * as everything from '@onair/widgets/islands'", []],
  ])('10. bundles what it uses and nothing else: %s', async (source, registering) => {
    const entry = join(project, 'bundled.js')
    writeFileSync(entry, source)
    const built = await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      build: { write: false, lib: { entry, formats: ['es'] } },
    })
    const code = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const text = code.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
    const registered = [...text.matchAll(/\btag:\s*["'`](onair-[\w-]+)["'`]/g)].map(([, tag]) => tag)
    expect(registered.sort()).toEqual([...registering].sort())
    if (registering.length === 0) expect(text.trim()).toBe('')
  })
})
