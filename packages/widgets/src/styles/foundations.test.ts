// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frenchTokens, texts } from './foundations.texts.ts'
import { parseTokens } from './parse-tokens.ts'
import { scaleOf } from './scale.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

test('1. each token is described in both languages', () => {
  expect(parseTokens(css).map(({ name }) => name.replace('--onair-', ''))).toEqual(Object.keys(frenchTokens))
  expect(Object.keys(texts.fr)).toEqual(Object.keys(texts.en))
})

test('2. a token without a comment is refused', () => {
  expect(() => parseTokens('  --onair-x: 1px;\n')).toThrow('--onair-x')
})

test('3. a scale has each value once, with its uses, the smallest first', () => {
  const sheet =
    '.a{font-size:1rem}.b{font-size: .875rem}.c{font-size:1rem;gap:2rem}.d{font-size:clamp(1rem, 2vw, 2rem)}'
  expect(scaleOf(sheet, 'font-size')).toEqual([
    { rem: 0.875, uses: 1 },
    { rem: 1, uses: 2 },
  ])
})

test('4. browsers without light-dark() get every light colour', () => {
  const colours = /(--onair-[\w-]+): (?:light-dark\()?(#\w+)/g
  const [usual = '', older = ''] = css.split('@supports not (color: light-dark(#000, #fff))')
  const schemed = usual.split('\n').filter((line) => line.includes('light-dark('))
  const listed = (text: string) => [...text.matchAll(colours)].map(([, name, light]) => `${name}: ${light}`)
  expect(listed(older)).toEqual(listed(schemed.join('\n')))
})
