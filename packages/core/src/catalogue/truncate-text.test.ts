import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncateText } from './truncate-text.ts'

describe('truncateText', () => {
  test('1 · text within the limit stays unchanged', () =>
    expect(truncateText('A kettle.', 9)).toEqual({ text: 'A kettle.', cut: false }))
  test('2 · cut at the last space within the limit, including the ellipsis', () => {
    expect(truncateText('A kettle that whistles softly', 21)).toEqual({ text: 'A kettle that…', cut: true })
    expect(truncateText('One, two, three', 10)).toEqual({ text: 'One, two…', cut: true })
  })
  test('3 · a long word is cut inside, never inside a character', () => {
    expect(truncateText('abcdefghij', 5).text).toBe('abcd…')
    expect(truncateText('😀😀😀😀', 4).text).toBe('😀…')
  })
  test('the result is never longer than the limit and is a prefix of the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.integer({ min: 2, max: 200 }), (text, limit) => {
        const { text: shown, cut } = truncateText(text, limit)
        expect(shown.length).toBeLessThanOrEqual(limit)
        expect(text.startsWith(cut ? shown.slice(0, -1) : shown)).toBe(true)
        expect(cut).toBe(text.trim().length > limit)
      }),
    )
  })
})
