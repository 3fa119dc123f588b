import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverOrder } from '../.dependency-cruiser.mjs'

const root = resolve(import.meta.dirname, '..')
const documents = globSync(['*.md', '*/README.md', 'packages/*/{README,OPERATING}.md', 'packages/**/FORMAT.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
const textOf = (document) => readFileSync(join(root, document), 'utf8')
const workspaces = ['packages', 'host', 'storybook', 'e2e', '.dev', '.ci']

const scriptsOf = (folder) => {
  const file = join(folder, 'package.json')
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : []
}

/** Code spans and link targets outside of fenced blocks: `packages/core/src/bag`, `[config](packages/…/config.ts)`. */
function referencesOf(text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target)
  return { spans, links: links.filter((target) => !/^\w+:/.test(target)) }
}

/** A span that names a place of the checkout, without placeholders such as `<feature>`, `{a,b}`, `*` or `…`. */
const isPath = (span) =>
  new RegExp(`^(${workspaces.map((name) => name.replace('.', '\\.')).join('|')})/[\\w./@-]+$`).test(span)

describe.each(documents)('%s', (document) => {
  const text = textOf(document)
  const { spans, links } = referencesOf(text)

  it('1. links to files that exist', () => {
    const missing = links.filter((target) => !existsSync(join(root, dirname(document), target)))
    expect(missing).toEqual([])
  })

  it('2. names paths that exist, from the top or from its own folder', () => {
    const missing = spans
      .filter(isPath)
      .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(document), path)))
    expect(missing).toEqual([])
  })

  it('3. names commands that exist', () => {
    const scripts = [...scriptsOf(root), ...scriptsOf(join(root, dirname(document)))]
    const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short,
    )
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })
})

describe('the documents of a newcomer', () => {
  it('4. are there: the top of the checkout and each package', () => {
    const wanted = [
      ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
      ...['host/README.md', 'packages/server/OPERATING.md'],
    ]
    const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => join(dirname(file), 'README.md'))
    expect([...wanted, ...packages].filter((file) => !documents.includes(file))).toEqual([])
  })

  it('5. begin with a README of at most 150 lines', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })
})

describe('the order of the server’s features', () => {
  it('6. holds every folder, as the README of the server states', () => {
    const folders = globSync('packages/server/src/*/', { cwd: root }).map((folder) => basename(folder))
    const ordered = serverOrder.map((name) => name.replace('/', ''))
    expect(folders.filter((name) => name !== 'testing' && !ordered.includes(name))).toEqual([])
    const [, stated = ''] = textOf('packages/server/README.md').match(/^(kernel ← [\s\S]*?)\n\n/m) ?? []
    expect(stated.replaceAll('`', '').split(/\s+←\s+/)).toEqual(ordered)
  })

  it('7. is the one in which features.ts lists them', () => {
    const text = textOf('packages/server/src/features.ts')
    const imports = [...text.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+\/)[\w-]+\.feature\.ts'$/gm)]
    const folderOf = new Map(imports.map(([, name, folder]) => [name, folder]))
    const [, list = ''] = text.match(/^export const features: readonly Feature\[\] = \[([^\]]+)\]/m) ?? []
    const listed = [...list.matchAll(/\w+/g)].map(([name]) => folderOf.get(name))
    const isFeature = (place) => globSync(`packages/server/src/${place}*.feature.ts`, { cwd: root }).length > 0
    expect(listed).toEqual(serverOrder.filter(isFeature))
  })
})
