import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (text: string, typed: string) =>
  highlight(text, typed)
    .map((piece) => (piece.typed ? `[${piece.text}]` : piece.text))
    .join('')

describe('the typed text within a suggestion', () => {
  test.each([
    ['1. the beginning of a word', 'Gooseneck Kettle', 'ket', 'Gooseneck [Ket]tle'],
    ['2. whatever the case', 'Gooseneck Kettle', 'GOOSE', '[Goose]neck Kettle'],
    ['3. without the accents', 'Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
    ['4. with accents that the text lacks', 'Creme brulee', 'crème', '[Creme] brulee'],
    ['5. not within a word', 'Kettle', 'ttle', 'Kettle'],
    ['6. the longest of two that fit', 'Kettle', 'k kett', '[Kett]le'],
    ['7. after an apostrophe', 'Bol d’érable', 'erable', 'Bol d’[érable]'],
    ['8. nothing typed, nothing marked', 'Kettle', '  ', 'Kettle'],
  ])('%s', (_, text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  test('9. keeps every letter, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const pieces = highlight(text, typed)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'))
      }),
    )
  })
})
