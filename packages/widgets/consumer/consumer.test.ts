// @vitest-environment node
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readDescriptions } from '../generate/descriptions.ts'
import { install, pack, run } from './project.ts'

// Compilers run here, and a busy machine is slow.
vi.setConfig({ testTimeout: 60_000 })

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
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['core', 'widgets'] as const)('the packed @onair/%s', (name) => {
  /** Every subpath with a module. */
  const subpaths = () =>
    globSync('**/*.js', { cwd: join(installed(name), 'dist/package/exports') }).map((file) => file.replace(/\.js$/, ''))

  test('1. carries its build, its README and its licence, and no source', () => {
    const files = globSync('*', { cwd: installed(name) })
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']))
    expect(globSync('{src,exports}/**', { cwd: installed(name) })).toEqual([])
    expect(manifestOf(name).dependencies['@onair/core'] ?? manifestOf('core').version).toBe(manifestOf('core').version)
  })

  test('2. has nothing that publint finds wrong', async () => {
    const { messages } = await publint({ pkgDir: installed(name), pack: false, strict: true })
    expect(messages.map((message) => formatMessage(message, manifestOf(name)))).toEqual([])
  })

  test('3. has the types of each subpath, for bundlers and for Node', async () => {
    const tarball = new Uint8Array(readFileSync(packed[name]))
    const result = await checkPackage(createPackageFromTarballData(tarball), {
      entrypoints: subpaths().map((subpath) => `./${subpath}`),
    })
    if (!result.types) throw new Error('The package has no types')
    // It is made of ES modules, for whoever reads `exports`.
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    )
    expect(problems).toEqual([])
    expect(subpaths().length).toBeGreaterThan(50)
  })
})

const descriptions = await readDescriptions()

describe('an application that has installed @onair/widgets', () => {
  test('4. compiles', async () => {
    await run('tsc', ['--project', 'tsconfig.json'], project)
  })

  describe.each([
    ['19', project],
    ['18', older],
  ])('with React %s', (major, place) => {
    const components = JSON.stringify(Object.fromEntries(descriptions.map(({ name, element }) => [name, element.name])))
    const rendered = join(place, 'rendered.json')

    test('5. renders each component on a server', async () => {
      const output = await run(process.execPath, ['render.mjs', components], place)
      writeFileSync(rendered, output)
      const { version, html, failures } = JSON.parse(output)
      expect(failures).toEqual({})
      expect(version.split('.')[0]).toBe(major)
      expect(Object.keys(html)).toHaveLength(descriptions.length)
      expect(html.BagCounter).toContain('Panier, vide')
    })

    test('6. hydrates them in a page without a mismatch', async () => {
      expect(JSON.parse(await run(process.execPath, ['hydrate.mjs', components, rendered], place))).toEqual([])
    })
  })

  test('7. registers an element by the import of its definition, not of its component', async () => {
    expect(JSON.parse(await run(process.execPath, ['register.mjs'], project))).toEqual({
      byComponent: false,
      byDefine: true,
      text: expect.stringContaining('Panier, vide'),
      href: 'https://shop.example/fr/pages/shoppingbag',
    })
  })

  test.each([
    ["import '@onair/widgets/define/bag-counter'", ['onair-bag-counter']],
    ["import '@onair/widgets/all'", descriptions.map(({ tag }) => tag)],
    ["import { BagCounter } from '@onair/widgets/bag-counter'", []],
    ["import * as everything from '@onair/widgets/islands'", []],
  ])('8. bundles what it uses and nothing else: %s', async (source, tags) => {
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
    expect(registered.sort()).toEqual([...tags].sort())
    if (tags.length === 0) expect(text.trim()).toBe('')
  })
})
