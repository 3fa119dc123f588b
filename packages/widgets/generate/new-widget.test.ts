// @vitest-environment node
// @module-tag slow
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { run } from '../consumer/project.ts'
import { root } from './descriptions.ts'

// This test runs compilers, which are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const checkout = join(root, '../..')
const copy = mkdtempSync(join(tmpdir(), 'onair-new-widget-'))
const widgets = join(copy, 'packages/widgets')

/** A checkout with a copy of the widgets, so that the new widget leaves no trace. */
beforeAll(async () => {
  mkdirSync(dirname(widgets), { recursive: true })
  cpSync(root, widgets, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  for (const folder of ['storybook/guides', 'storybook/elements'])
    cpSync(join(checkout, folder), join(copy, folder), { recursive: true })
  for (const file of ['package.json', 'biome.json', 'tsconfig.json', 'vitest.config.ts', '.gitignore', '.dev'])
    cpSync(join(checkout, file), join(copy, file), { recursive: true })
  symlinkSync(join(checkout, 'packages/core'), join(copy, 'packages/core'))
  // Separate folders: the contract of elements writes its output there.
  for (const [from, to] of [
    [checkout, copy],
    [root, widgets],
  ] as const) {
    mkdirSync(join(to, 'node_modules'))
    for (const name of globSync('*', { cwd: join(from, 'node_modules') }))
      symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
  }
  // The widget with its tests and stories, and the files that list all widgets: others' tests and stories do not see it.
  const include = ['exports', 'src/station-clock', 'src/testing/setup.ts', 'src/kit/element/css.d.ts'].map(
    (path) => `packages/widgets/${path}`,
  )
  writeFileSync(
    join(copy, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include, exclude: ['**/node_modules'] }),
  )
  await run(process.execPath, ['generate/new-widget.ts', 'station-clock'], widgets)
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('a widget that `npm run new:widget` has written', () => {
  test('1. compiles', async () => {
    await run('tsc', ['--noEmit', '--project', 'tsconfig.new.json'], copy)
  })

  test('2. is formatted, as are the files that list it', async () => {
    const listing = ['exports', 'src/kit/i18n/messages.ts', 'src/styles.css']
    const ofWidgets = [...listing, 'src/station-clock'].map((path) => `packages/widgets/${path}`)
    await run('biome', ['check', ...ofWidgets, 'storybook/elements/elements.stories.tsx'], copy)
  })

  test('3. passes its tests, the contract of elements and the tests of what is generated', async () => {
    const report = join(copy, 'report.json')
    await run(
      'vitest',
      [
        ...['run', '--project=widgets', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...['src/station-clock', 'generate/generate'],
      ],
      copy,
    )
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    expect(numPassedTests).toBeGreaterThan(100)
    expect(testResults.filter(({ name }: { name: string }) => name.includes('station-clock'))).toHaveLength(3)
  })

  test.each([
    ['station-clock', 'There is a folder'],
    ['shop', 'exports something else'],
    ['base', 'exports something else'],
    ['StationClock', 'lower case'],
  ])('4. is refused where its name is none: %s', async (name, reason) => {
    await expect(run(process.execPath, ['generate/new-widget.ts', name], widgets)).rejects.toThrow(reason)
  })
})
