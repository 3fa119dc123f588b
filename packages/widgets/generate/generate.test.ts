// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharedParts } from './common.ts'
import { readDescriptions, root, src } from './descriptions.ts'
import { generated, orphanedFiles } from './generate.ts'
import { laterSheets } from './later-sheets.ts'
import { editorData, manifest } from './manifest.ts'

describe('the files that `npm run generate` writes', async () => {
  test.each([...(await generated())])('1. %s is up to date', (path, content) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(content)
  })

  test('2. no file remains of a removed widget', async () => {
    expect(await orphanedFiles()).toEqual([])
  })
})

test('8. a widget’s styles as a string include the sheets of code that it loads later', () => {
  expect(laterSheets('watch-live/watch-live.tsx')).toEqual(
    expect.arrayContaining(['parts/add-news.css', 'parts/chooser.css', 'parts/dialog.css', 'watch-live/player.css']),
  )
  expect(laterSheets('schedule/schedule.tsx')).toEqual(
    expect.arrayContaining(['parts/guide.css', 'parts/reminder.css']),
  )
  expect(laterSheets('bag-counter/bag-counter.tsx')).toEqual([])
})

/** The values of `part` in source files. */
const partsIn = (pattern: string): string[] => {
  const files = globSync(pattern, { cwd: src }).filter((file) => !/\.(test|stories)\./.test(file))
  const text = files.map((file) => readFileSync(join(src, file), 'utf8')).join('')
  return [...new Set([...text.matchAll(/\bpart(?:="|: ')([\w-]+)/g)].map(([, name = '']) => name))].sort()
}

test('3. reserve.css names each element, and a height for all that look the same to every reader', async () => {
  const css = readFileSync(join(src, 'reserve.css'), 'utf8')
  for (const { tag, forMembers } of await readDescriptions()) {
    expect([tag, css.match(new RegExp(`\\b${tag}\\b(?=[,)\\n])`, 'g'))?.length]).toEqual([tag, forMembers ? 1 : 2])
  }
})

describe('each element in the manifest', async () => {
  const widgets = await readDescriptions()
  const elements = manifest(widgets).modules.flatMap(({ declarations = [] }) => declarations)
  const element = (tag: string) => elements.find((one) => 'tagName' in one && one.tagName === tag)

  test.each(widgets.map(({ name, cssParts }) => [name, Object.keys(cssParts)] as const))(
    '4. the parts of %s are those in its source',
    (name, parts) => {
      expect(partsIn(`${name}/**/*.tsx`)).toEqual([...parts].sort())
    },
  )

  test('5. the shared parts are those in the source of the parts', () => {
    expect(partsIn('parts/*.{ts,tsx}')).toEqual(
      Object.values(sharedParts)
        .map(({ name }) => name)
        .sort(),
    )
  })

  test('6. lists methods, slots, parts and tokens', () => {
    expect(element('onair-bag')).toMatchObject({
      members: expect.arrayContaining(
        ['refresh', 'focus', 'open', 'close'].map((name) => expect.objectContaining({ kind: 'method', name })),
      ),
      slots: expect.arrayContaining([expect.objectContaining({ name: 'error' })]),
      cssParts: expect.arrayContaining([
        expect.objectContaining({ name: 'dialog' }),
        expect.objectContaining({ name: 'button' }),
      ]),
    })
    expect(element('onair-bag-counter')).toMatchObject({
      cssProperties: expect.arrayContaining([
        expect.objectContaining({ name: '--onair-bag-counter-ink' }),
        { name: '--onair-paper', description: 'the page behind widgets', default: 'light-dark(#fffaf6, #140d1f)' },
      ]),
    })
  })

  test('7. a method replaces the property of its name', () => {
    const names = (element('onair-bag') as { members: { kind: string; name: string }[] }).members
    expect(names.filter(({ name }) => name === 'open')).toEqual([expect.objectContaining({ kind: 'method' })])
    const [bag] = editorData(widgets).tags.filter(({ name }) => name === 'onair-bag')
    expect(bag?.attributes.map(({ name }) => name)).toContain('open')
  })
})
