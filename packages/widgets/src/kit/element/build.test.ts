// @vitest-environment node
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type BuiltFile, type Bundle, partsOf, weightOf } from '@onair/element-bundler'
import { createPacks, type Pack } from '@onair/element-bundler/runtime'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { buildEmbed, languages } from '../../../embed.ts'
import { readDescriptions } from '../../../generate/descriptions.ts'
import { elementGroups } from '../widget.ts'

// The build that the set-up of `npm test` has made. The folder also holds the files of earlier releases.
const dist = join(import.meta.dirname, '../../../dist')
const folder = join(dist, 'embed')
const { files: built, release }: Bundle = JSON.parse(readFileSync(join(dist, 'embed.json'), 'utf8'))
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

  test.each(budgets)('1. to show the %s, a page downloads at most %i bytes', (element, budget) => {
    const { bytes, files } = weightOf(folder, built, element)
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(budget)
  })

  test('2. the script tag itself is small: nothing is loaded before a tag is on the page', () => {
    // Its list of sets grows with the number of elements, and the hashes in file names change its size by some ten bytes.
    expect(weightOf(folder, built, 'bag-counter').files['onair.js']).toBeLessThan(2300)
  })

  test.each(elements)('3. the %s contains neither schemas nor React', (element) => {
    const { sources } = weightOf(folder, built, element)
    expect(sources.filter((name) => /node_modules\/(zod|react|react-dom|i18next)\//.test(name))).toEqual([])
    // Intl formats dates; of date-fns only date arithmetic and zone offsets are used (0.4 kB in elements that count days).
    expect(sources.filter((name) => /\/date-fns\/(locale|format|parse|_lib\/(format|parse))/.test(name))).toEqual([])
    expect(sources.filter((name) => /\.(contract|schemas)\.ts$/.test(name))).toEqual([])
  })

  test('4. the counter contains no HTTP client: it reads a cookie', () => {
    const { sources } = weightOf(folder, built, 'bag-counter')
    expect(sources.filter((name) => /http\.ts|\.client\.ts/.test(name))).toEqual([])
  })

  test('5. each element contains only its own texts, in its own language', () => {
    for (const language of languages) {
      const words = partsOf(built, 'bag-counter', language).sources.filter((name) => name.endsWith('.json'))
      expect(words.map((name) => basename(name))).toEqual([`bag-counter.messages.${language}.json`])
    }
  })

  test('6. nothing needs unsafe-eval or unsafe-inline; only sign-in creates a Trusted Types policy', () => {
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
    const carrying = elements.filter((element) => asks(partsOf(built, element, 'en')))
    expect(carrying.sort()).toEqual(['checkout', 'sign-in'])
  })

  test('7. file names contain their release, the script tag’s does not', () => {
    const [script, ...names] = built.map(({ name }) => name)
    expect(script).toBe('onair.js')
    const [release, ...others] = new Set(names.map((name) => /-([a-z0-9]{8})\.js$/.exec(name)?.[1]))
    expect(release).toBeDefined()
    expect(others).toEqual([])
  })

  test('7a. a build returns every script that it writes, and the same sources give the same names', {
    tags: ['slow'],
    timeout: 60_000,
  }, async ({ onTestFinished }) => {
    const empty = mkdtempSync(join(tmpdir(), 'onair-embed-'))
    onTestFinished(() => rmSync(empty, { recursive: true }))
    const names = (await buildEmbed(empty)).files.map(({ name }) => name)
    expect(globSync('*.js', { cwd: empty }).sort()).toEqual(names.toSorted())
    expect(names).toEqual(built.map(({ name }) => name))
  })

  test('8. files import nothing, not even the loader: any copy of the loader works with them', () => {
    for (const script of scripts()) expect(script).not.toMatch(/^\s*import\s*[{*"'`]/m)
  })

  test('8a. files contain no styles for pages without scripts, and no style sheet twice', () => {
    for (const script of scripts()) {
      expect(script).not.toContain('scripting:none')
      expect(script.split('.onair-button[data-look=primary]:hover{').length).toBeLessThanOrEqual(2)
    }
  })

  const fileOf = (name: string) => built.find((file) => file.name.startsWith(`${name}-`)) as BuiltFile
  const cached = new Map<string, number[]>()
  /** The numbers of the chunks in a file. */
  const chunksIn = (name: string): number[] => cached.get(name) ?? readChunks(name)
  function readChunks(name: string): number[] {
    const { body } = parseAst(readFileSync(join(folder, fileOf(name).name), 'utf8'))
    const declared = body.find((one) => one.type === 'ExportNamedDeclaration')?.declaration
    const chunks = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : undefined
    if (chunks?.type !== 'ObjectExpression') throw new Error(`${name} exports no chunks`)
    const numbers = chunks.properties.map((chunk) =>
      Number(chunk.type === 'Property' && 'value' in chunk.key && chunk.key.value),
    )
    cached.set(name, numbers)
    return numbers
  }
  const nothing: Pack = { chunks: elements.map(() => () => undefined), texts: {} }
  /** The files that a page requests for these elements, one group after another. */
  async function requested(...groups: string[][]): Promise<string[]> {
    const asked: string[] = []
    const fetchElement = createPacks(release, (file) => {
      asked.push(file)
      return Promise.resolve(nothing)
    })
    for (const group of groups) await Promise.all(group.map((element) => fetchElement(element, 'en')))
    return asked
  }
  /** The files that a page requests for elements that it shows at the same time, without any code loaded before. */
  async function requestedAtOnce(shown: string[]): Promise<string[]> {
    const asked: string[] = []
    const fetchElement = createPacks(release, (file) => {
      asked.push(file)
      return new Promise(() => {})
    })
    for (const element of shown) void fetchElement(element, 'en')
    await Promise.resolve()
    return asked
  }

  test('9. the files of an element, of several elements and of elements added later contain all that they need', {
    tags: ['slow'],
  }, async () => {
    expect(release.elements.split(' ').sort()).toEqual(elements.toSorted())
    for (const element of elements) {
      const needed = chunksIn(`${element}.en`)
      expect(chunksIn(`${element}.fr`)).toEqual(needed)
      expect(await requested([element])).toEqual([`${element}.en`])
      for (const others of [['bag-counter'], ['bag-counter', 'schedule'], elements.filter((_, at) => at % 3 === 0)])
        for (const asked of [await requested([...others, element]), await requested(others, [element])]) {
          const brought = new Set(asked.flatMap(chunksIn))
          expect(needed.filter((chunk) => !brought.has(chunk))).toEqual([])
        }
    }
  })

  test('9a. for a signed-in shopper, a single element comes in one file with its screen for members', async () => {
    const members = descriptions.flatMap(({ name, memberScreen }) => (memberScreen ? [name] : []))
    expect(members).toEqual(['easy-pay', 'favourites', 'order-list', 'order-status'])
    for (const element of members) {
      const asked: string[] = []
      const fetchFile = (file: string) => {
        asked.push(file)
        return Promise.resolve(nothing)
      }
      await createPacks(release, fetchFile, () => true)(element, 'fr')
      expect(asked).toEqual([`${element}.member.fr`])
      expect(fileOf(`${element}.member.fr`).sources.some((name) => name.endsWith('-screen.tsx'))).toBe(true)
      expect(chunksIn(`${element}.member.fr`)).toEqual(expect.arrayContaining(chunksIn(`${element}.fr`)))
    }
  })

  test('10. a group of elements is one file, and any set of elements at most four', async () => {
    for (const group of elementGroups) {
      const named = descriptions.filter(
        ({ groups }) => groups.includes(group) || (group === 'shopping' && groups.length > 0),
      )
      const [file, ...others] = await requestedAtOnce(named.map(({ name }) => name))
      expect([group, others]).toEqual([group, []])
      expect(file).toMatch(/^set\d+\.first\.en$/)
      const { sources } = fileOf(file ?? '')
      for (const { name } of named) expect(sources.some((source) => source.endsWith(`/define/${name}.ts`))).toBe(true)
    }
    for (let count = 1; count <= elements.length; count += 1)
      for (let first = 0; first < elements.length; first += 1) {
        const some = Array.from({ length: count }, (_, at) => elements[(first + at * 7) % elements.length] ?? '')
        expect((await requestedAtOnce(some)).length).toBeLessThanOrEqual(4)
      }
  })
})
