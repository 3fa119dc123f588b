import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const filesIn = (language) => {
  const folders = ['packages/*/src', 'host/kernel', 'host/pages', 'host/parts']
  return globSync(
    folders.map((folder) => `${folder}/**/*.messages.${language}.json`),
    { cwd: root },
  )
}
const textsOf = (file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))
/** The values that a text takes, in any order. */
const valuesIn = (text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const files = filesIn('en')
const pairs = files.map((file) => {
  const [en, fr] = [textsOf(file), textsOf(file.replace(/en\.json$/, 'fr.json'))]
  return { file, en, fr }
})
/** Each text with where it stands. */
const texts = pairs.flatMap(({ file, en, fr }) =>
  [...Object.entries(en), ...Object.entries(fr)].map(([key, text]) => [`${file} ${key}`, text]),
)

describe('the messages files of widgets, pages, rules and refusals', () => {
  it('1. are one for each language', () => {
    const french = filesIn('fr').map((file) => file.replace(/fr\.json$/, 'en.json'))
    expect(french.sort()).toEqual(files.toSorted())
    expect(files.length).toBeGreaterThan(160)
  })

  it('2. have no sections: each text is a string', () => {
    expect(texts.filter(([, text]) => typeof text !== 'string')).toEqual([])
    expect(texts.length).toBeGreaterThan(4000)
  })

  it.each(pairs)('3. $file has the same texts in both languages, with the same values', ({ en, fr }) => {
    const named = (all) => Object.entries(all).map(([key, text]) => [key, valuesIn(text)])
    // French counts whole millions apart.
    const shared = Object.fromEntries(Object.entries(fr).filter(([key]) => !key.endsWith('_many')))
    expect(named(shared).sort()).toEqual(named(en).sort())
  })

  it('4. name values in two braces, and nothing else stands in braces', () => {
    expect(texts.filter(([, text]) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([])
  })

  it.each(pairs)(
    '5. $file has no-break spaces in French: before a colon, a dollar sign and inside guillemets, none before ; ! ?',
    ({ fr }) => {
      for (const text of Object.values(fr)) expect(text).not.toMatch(/\S[:»$]|«\S| [:;!?»$]|« |\s[;!?]/)
    },
  )

  it('6. have typographic apostrophes, but for what people type into the search', () => {
    const straight = texts.filter(([place, text]) => text.includes("'") && !place.endsWith(' searchedAs'))
    expect(straight).toEqual([])
  })
})
