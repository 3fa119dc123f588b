// @vitest-environment node
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltFile, buildEmbed } from '../../../embed.ts'
import { readDescriptions } from '../../../generate/descriptions.ts'
import { partsOf, weightOf } from '../../../weight.ts'

const folder = mkdtempSync(join(tmpdir(), 'onair-embed-'))
const scripts = () => globSync('*.js', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))

let built: BuiltFile[] = []

beforeAll(async () => {
  built = await buildEmbed({ outDir: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

const budgets = (await readDescriptions()).flatMap(({ name, budget }): [string, number][] =>
  budget ? [[name, budget]] : [],
)

describe('the script-tag build', () => {
  test('0. six widgets have a budget', () => {
    expect(budgets.map(([name]) => name)).toEqual([
      'bag-counter',
      'on-air-now',
      'quick-order',
      'schedule',
      'showstopper',
      'watch-live',
    ])
  })

  test.each(budgets)('1. all that a page downloads to show the %s is at most %i bytes', (element, budget) => {
    const { bytes, files } = weightOf(folder, built, element)
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(budget)
  })

  test('2. the script tag itself is small: nothing is loaded before a tag is on the page', () => {
    expect(weightOf(folder, built, 'bag-counter').files['onair.js']).toBeLessThan(2000)
  })

  test.each(['bag-counter', 'schedule', 'on-air-now', 'showstopper'])(
    '3. the %s carries neither schemas nor React',
    (element) => {
      const { sources } = weightOf(folder, built, element)
      expect(sources.filter((name) => /node_modules\/(zod|react|react-dom|i18next)\//.test(name))).toEqual([])
      // Of date-fns only the arithmetic, half a kilobyte: Intl does the formatting.
      expect(sources.filter((name) => /\/date-fns\/(locale|format|parse|_lib\/(format|parse))/.test(name))).toEqual([])
      expect(sources.filter((name) => /\.(contract|schemas)\.ts$/.test(name))).toEqual([])
    },
  )

  test('4. the counter carries no way to the server: a cookie is enough', () => {
    const { sources } = weightOf(folder, built, 'bag-counter')
    expect(sources.filter((name) => /http\.ts|\.client\.ts/.test(name))).toEqual([])
  })

  test('5. each element carries its own words only', () => {
    const words = weightOf(folder, built, 'bag-counter').sources.filter((name) => name.endsWith('.json'))
    expect(new Set(words.map((name) => basename(name)))).toEqual(
      new Set(['bag-counter.messages.en.json', 'bag-counter.messages.fr.json']),
    )
  })

  test('6. nothing needs unsafe-eval or unsafe-inline; a Trusted Types policy is the sign-in’s alone', () => {
    const making = scripts().filter((script) => /createElement\(["'`]script["'`]\)/.test(script))
    for (const script of scripts()) {
      expect(script).not.toMatch(/\beval\(|new Function\(/)
      expect(script).not.toMatch(/createElement\(["'`]style["'`]\)/)
    }
    expect(making).toHaveLength(1)
    const elements = globSync('*.ts', { cwd: join(import.meta.dirname, '../../../exports/define') })
    const carrying = elements
      .map((file) => file.replace('.ts', ''))
      .filter((element) => partsOf(built, element).sources.some((name) => name.endsWith('models/recaptcha.ts')))
    expect(carrying.sort()).toEqual(['checkout', 'sign-in'])
  })

  test('7. no chunk imports itself through others: it would be evaluated before what it needs', () => {
    const imports = (name: string) => built.find((file) => file.name === name)?.imports ?? []
    for (const { name } of built) {
      const below = new Set(imports(name))
      for (const file of below) for (const next of imports(file)) below.add(next)
      expect([...below]).not.toContain(name)
    }
  })

  test('8. chunks are named by their content, the script tag is not', () => {
    const names = globSync('*.js', { cwd: folder })
    expect(names).toContain('onair.js')
    expect(names.filter((name) => name !== 'onair.js').every((name) => /-[a-z0-9]{8}\.js$/.test(name))).toBe(true)
  })

  test('9. one request chain: the loader names every file that an element’s code imports', () => {
    const script = readFileSync(join(folder, 'onair.js'), 'utf8')
    const { files, of } = JSON.parse(/\{"files":.*?\}\}/.exec(script)?.[0] ?? '')
    for (const [tag, places] of Object.entries<number[]>(of)) {
      const { needed } = partsOf(built, tag.replace('onair-', ''))
      const own = built.find(({ entry }) => entry?.endsWith(`/define/${tag.replace('onair-', '')}.ts`))?.name
      const named = places.map((place) => files[place])
      expect([...named, own, 'onair.js'].sort()).toEqual(needed.sort())
    }
    expect(Object.keys(of)).toHaveLength(
      globSync('*.ts', { cwd: join(import.meta.dirname, '../../../exports/define') }).length,
    )
  })

  test('10. chunks do not import the loader: any copy of it works with them', () => {
    for (const { name, imports } of built)
      expect([name, imports]).toEqual([name, imports.filter((file) => file !== 'onair.js')])
  })
})
