// @module-tag slow
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import css from '@eslint/css'
import { Linter, type Rule } from 'eslint'
import { describe, expect, test } from 'vitest'

// The shop and its elements support Baseline 2023: every browser of the last three years.
const floor = { chrome: 120, firefox: 121, safari: 17.2 } as const
/** What the tests read of MDN's browser compatibility data. */
type Support = { version_added?: string | boolean | null; version_removed?: string | boolean | null; flags?: object }
type Compat = { support: Partial<Record<keyof typeof floor, Support | Support[]>> }
type Members = Record<string, { __compat?: Compat }>
type Interfaces = Record<string, Members>

const root = join(import.meta.dirname, '..')
const linter = new Linter()
// Not imported: Vite would transform fifteen megabytes.
const compat: { api: Interfaces; javascript: { builtins: Interfaces } } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
)

/** The faults that a check finds in files, each message with its place. */
function faults(patterns: string[], config: Linter.Config): string[] {
  const files = globSync(patterns, { cwd: root })
  expect(files.length).toBeGreaterThan(1)
  const reported = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const messages = linter.verify(
      text,
      [{ files: ['**/*.css', '**/*.js'], ...config }],
      `sheet-or-script${extname(file)}`,
    )
    return messages.map(({ message, line, column }) => {
      const place = text.split('\n')[line - 1] ?? ''
      return `${message} in ${file}: ${place.slice(Math.max(0, column - 60), column + 60).trim()}`
    })
  })
  return [...new Set(reported)]
}

describe('style sheets', () => {
  // A browser that does not know these ignores the declaration and loses only an ornament.
  const ornaments = {
    allowProperties: [
      'accent-color',
      'content-visibility',
      'forced-color-adjust',
      'line-clamp',
      'overscroll-behavior',
      'overscroll-behavior-x',
      'print-color-adjust',
      'scrollbar-width',
      'text-size-adjust',
      'text-wrap',
      'user-select',
    ],
    allowPropertyValues: { 'font-family': ['ui-monospace'] },
    allowSelectors: ['details-content', 'fullscreen', 'marker'],
    // A fine line, which is transparent in the light scheme.
    allowFunctions: ['light-dark'],
    allowAtRules: ['page', 'starting-style', 'view-transition'],
  }

  test('1. use only features of every supported browser, or test for others (@supports)', () => {
    const sheets = ['host/styles/**/*.css', 'packages/widgets/src/**/*.css']
    const rules: Linter.Config['rules'] = { 'css/use-baseline': ['error', { available: 2023, ...ornaments }] }
    expect(faults(sheets, { language: 'css/css', plugins: { css }, rules })).toEqual([])
  })
})

/** Whether every supported browser has it, perhaps with a prefix or in part. */
const isOld = ({ support }: Compat): boolean =>
  (['chrome', 'firefox', 'safari'] as const).every((browser) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags }) =>
          !flags &&
          !removed &&
          typeof added === 'string' &&
          Number.parseFloat(added.replace('≤', '')) <= floor[browser],
      ),
  )

/**
 * The methods that no interface had in the oldest supported browsers. One-word names are skipped: the shop's own methods have
 * them too.
 */
function newerMethods(): Set<string> {
  const isOldByName = new Map<string, boolean>()
  const add = (members: Members) => {
    for (const [key, { __compat: statement }] of Object.entries(members)) {
      const name = key.replace(/_static$/, '')
      if (key !== '__compat' && statement && /^[a-z]+[A-Z]/.test(name))
        isOldByName.set(name, isOldByName.get(name) === true || isOld(statement))
    }
  }
  for (const each of [...Object.values(compat.api), ...Object.values(compat.javascript.builtins)]) add(each)
  return new Set([...isOldByName].flatMap(([name, old]) => (old ? [] : [name])))
}

describe('scripts', () => {
  const newer = newerMethods()
  // The shop, React or, in the script tag, Preact test for each before calling it.
  const askedFor = new Set([
    'createHTML',
    'createPolicy',
    'createScriptURL',
    'exitPictureInPicture',
    'getStartDate',
    'hidePopover',
    'moveBefore',
    'requestPictureInPicture',
    'setHTML',
    'skipTransition',
    'startViewTransition',
  ])
  const newMethods: Rule.RuleModule = {
    create: (context) => ({
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { name } = callee.property
        if (newer.has(name) && !askedFor.has(name)) context.report({ node: callee, message: `${name}()` })
      },
    }),
  }
  const config: Linter.Config = {
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { floor: { rules: { methods: newMethods } } },
    rules: { 'floor/methods': 'error' },
  }

  test('2. of the pages have the syntax of 2022, and call only methods of every supported browser, or test for others', () => {
    expect(newer).toContain('withResolvers')
    expect(faults(['host/dist/client/*.js', 'host/client/service-worker.js'], config)).toEqual([])
  }, 120_000)

  test('3. of the script tag do so too', () => {
    // The folder may also hold an earlier release, and every text in French.
    const folder = 'packages/widgets/dist/embed'
    const [, release] = /name:["'`](\w+)["'`]/.exec(readFileSync(join(root, folder, 'onair.js'), 'utf8')) ?? []
    expect(faults([`${folder}/*.en-${release}.js`, `${folder}/onair.js`], config)).toEqual([])
  }, 120_000)
})
