// @vitest-environment node
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { buildEmbed } from '../../../embed.ts'
import { readDescriptions } from '../../../generate/descriptions.ts'
import { type BuiltFile, languages } from '../../../packs.ts'
import { partsOf, weightOf } from '../../../weight.ts'
import { elementGroups } from '../widget.ts'
import { createPacks, type Release } from './packs.ts'

// What the set-up of `npm test` has built. The folder also holds the files of earlier releases.
const dist = join(import.meta.dirname, '../../../dist')
const folder = join(dist, 'embed')
const built: BuiltFile[] = JSON.parse(readFileSync(join(dist, 'embed.json'), 'utf8'))
const scripts = () => built.map(({ name }) => readFileSync(join(folder, name), 'utf8'))

const elements = globSync('*.ts', { cwd: join(import.meta.dirname, '../../../exports/define') }).map((file) =>
  file.replace('.ts', ''),
)

const descriptions = await readDescriptions()
const budgets = descriptions.map(({ name, budget }): [string, number] => [name, budget])

describe('the script-tag build', () => {
  test('0. every element has a budget', () => {
    expect(budgets.map(([name]) => name)).toEqual(elements.toSorted())
    expect(budgets.filter(([, budget]) => !(budget > 0))).toEqual([])
  })

  test.each(budgets)('1. all that a page downloads to show the %s is at most %i bytes', (element, budget) => {
    const { bytes, files } = weightOf(folder, built, element)
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(budget)
  })

  test('2. the script tag itself is small: nothing is loaded before a tag is on the page', () => {
    // Its list of modules grows with them, and the hash in its names moves it by some ten bytes.
    expect(weightOf(folder, built, 'bag-counter').files['onair.js']).toBeLessThan(2050)
  })

  test.each(elements)('3. the %s carries neither schemas nor React', (element) => {
    const { sources } = weightOf(folder, built, element)
    expect(sources.filter((name) => /node_modules\/(zod|react|react-dom|i18next)\//.test(name))).toEqual([])
    // Of date-fns only the arithmetic and the offsets of zones, 0.4 kB where days are counted: Intl does the formatting.
    expect(sources.filter((name) => /\/date-fns\/(locale|format|parse|_lib\/(format|parse))/.test(name))).toEqual([])
    expect(sources.filter((name) => /\.(contract|schemas)\.ts$/.test(name))).toEqual([])
  })

  test('4. the counter carries no way to the server: a cookie is enough', () => {
    const { sources } = weightOf(folder, built, 'bag-counter')
    expect(sources.filter((name) => /http\.ts|\.client\.ts/.test(name))).toEqual([])
  })

  test('5. each element carries its own words only, in its own language', () => {
    for (const language of languages) {
      const words = partsOf(built, 'bag-counter', language).sources.filter((name) => name.endsWith('.json'))
      expect(words.map((name) => basename(name))).toEqual([`bag-counter.messages.${language}.json`])
    }
  })

  test('6. nothing needs unsafe-eval or unsafe-inline; a Trusted Types policy is the sign-in’s alone', () => {
    for (const script of scripts()) {
      expect(script).not.toMatch(/\beval\(|new Function\(/)
      expect(script).not.toMatch(/createElement\(["'`]style["'`]\)/)
    }
    const asks = ({ sources }: Pick<BuiltFile, 'sources'>) =>
      sources.some((name) => name.endsWith('models/recaptcha.ts'))
    for (const file of built) {
      const makesScripts = /createElement\(["'`]script["'`]\)/.test(readFileSync(join(folder, file.name), 'utf8'))
      expect([file.name, makesScripts]).toEqual([file.name, asks(file)])
    }
    const carrying = elements.filter((element) => asks(partsOf(built, element)))
    expect(carrying.sort()).toEqual(['checkout', 'sign-in'])
  })

  test('7. files are named by their release, the script tag is not', () => {
    const [script, ...names] = built.map(({ name }) => name)
    expect(script).toBe('onair.js')
    const [release, ...others] = new Set(names.map((name) => /-([a-z0-9]{8})\.js$/.exec(name)?.[1]))
    expect(release).toBeDefined()
    expect(others).toEqual([])
  })

  test('7a. a build writes no script that it does not return, and the same names for the same sources', {
    tags: ['slow'],
    timeout: 60_000,
  }, async ({ onTestFinished }) => {
    const empty = mkdtempSync(join(tmpdir(), 'onair-embed-'))
    onTestFinished(() => rmSync(empty, { recursive: true }))
    const names = (await buildEmbed({ outDir: empty })).map(({ name }) => name)
    expect(globSync('*.js', { cwd: empty }).sort()).toEqual(names.toSorted())
    expect(names).toEqual(built.map(({ name }) => name))
  })

  test('8. one request chain: files import nothing, the loader among it: any copy of it works with them', () => {
    for (const { name, imports } of built) expect([name, imports]).toEqual([name, []])
    for (const script of scripts()) expect(script).not.toMatch(/^\s*import\s*[{*"'`]/m)
  })

  test('8a. what a page from a server has at once and an element on demand is not in the element’s first file', () => {
    const { sources } = partsOf(built, 'product')
    expect(sources.filter((name) => /\/plan(-box)?\.tsx$/.test(name))).toEqual([])
    expect(built.some(({ sources }) => sources.some((name) => name.endsWith('/plan-box.tsx')))).toBe(true)
  })

  test('8b. there are no styles for pages without scripts, and a style sheet stands once in a file', () => {
    for (const script of scripts()) {
      expect(script).not.toContain('scripting:none')
      expect(script.split('.onair-button[data-look=primary]:hover{').length).toBeLessThanOrEqual(2)
    }
  })

  test('9. an element’s file brings all that it needs; so do the files that are requested after another’s, and a group’s', {
    tags: ['slow'],
  }, async () => {
    const script = readFileSync(join(folder, 'onair.js'), 'utf8')
    const release: Release = JSON.parse(/\{"name":.*?"groups":\[.*?\]\]\}/.exec(script)?.[0] ?? '')
    expect(release.elements.split(' ').sort()).toEqual(elements.sort())
    const known = new Map<string, number[]>()
    const brought = (file: string): number[] => known.get(file) ?? readChunks(file)
    function readChunks(file: string): number[] {
      const { body } = parseAst(readFileSync(join(folder, `${file}-${release.name}.js`), 'utf8'))
      const declared = body.find((one) => one.type === 'ExportNamedDeclaration')?.declaration
      const chunks = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : undefined
      if (chunks?.type !== 'ObjectExpression') throw new Error(`${file} exports no chunks`)
      const ids = chunks.properties.map((chunk) =>
        Number(chunk.type === 'Property' && 'value' in chunk.key && chunk.key.value),
      )
      known.set(file, ids)
      return ids
    }
    const asks = (asked: string[]) => (file: string) => {
      asked.push(file)
      return Promise.reject(new Error('is not needed'))
    }
    const users = release.users.split(' ').map((bits) => Number.parseInt(bits, 32))
    for (const [at, element] of release.elements.split(' ').entries()) {
      const needed = new Set([users.length + at])
      for (const [chunk, bits] of users.entries()) if (Math.floor(bits / 2 ** at) % 2) needed.add(chunk)
      for (const language of languages) expect(new Set(brought(`${element}.${language}`))).toEqual(needed)
      const asked: string[] = []
      const fetchElement = createPacks(release, asks(asked), () => false)
      await Promise.allSettled([fetchElement('bag-counter', 'en'), fetchElement(element, 'en')])
      const all = new Set(asked.flatMap(brought))
      expect([...needed].filter((chunk) => !all.has(chunk))).toEqual([])
    }
    const members = release.elements.split(' ').filter((_, at) => release.members & (2 ** at))
    expect(members).toEqual(['easy-pay', 'favourites', 'order-list', 'order-status'])
    for (const element of members) {
      const asked: string[] = []
      await Promise.allSettled([createPacks(release, asks(asked), () => true)(element, 'fr')])
      expect(asked).toEqual([`${element}.member.fr`])
      const { sources } = built.find(({ name }) => name.startsWith(`${element}.member.fr-`)) as BuiltFile
      expect(sources.some((name) => name.endsWith('-screen.tsx'))).toBe(true)
      expect(brought(`${element}.member.fr`)).toEqual(expect.arrayContaining(brought(`${element}.fr`)))
    }
    for (const [at, [bits, least]] of release.groups.entries()) {
      const group = release.elements.split(' ').filter((_, element) => bits & (2 ** element))
      const needed = new Set(group.flatMap((element) => brought(`${element}.en`)))
      for (const language of languages) expect(new Set(brought(`group${at}.${language}`))).toEqual(needed)
      const asked: string[] = []
      const fetchElement = createPacks(release, asks(asked), () => false)
      await Promise.allSettled(group.slice(-least).map((element) => fetchElement(element, 'en')))
      expect(asked).toEqual([`group${at}.en`])
    }
  })
  test('10. an element is in the files of the groups that its description names, and then in that for shopping too', () => {
    for (const [at, group] of elementGroups.entries()) {
      const sources = built.find(({ name }) => name.startsWith(`group${at}.en-`))?.sources
      for (const { name, groups } of descriptions) {
        const isNamed = groups.includes(group) || (group === 'shopping' && groups.length > 0)
        const isIn = sources?.some((source) => source.endsWith(`/define/${name}.ts`))
        expect([group, name, isIn]).toEqual([group, name, isNamed])
      }
    }
  })
})
