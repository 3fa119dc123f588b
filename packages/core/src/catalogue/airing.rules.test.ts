import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { airingDay, airingText, isTonight } from './airing.rules.ts'

const toronto = 'America/Toronto'
/** A Saturday, 14:00 in Toronto. */
const now = '2026-11-21T14:00:00-05:00'
const nbsp = '\u00a0'

describe('the day of a programme', () => {
  test.each([
    [1, '2026-11-21T17:59:59-05:00', 'today', `today at 5:59${nbsp}PM`, `aujourd’hui à 17${nbsp}h${nbsp}59`],
    [1, '2026-11-21T18:00:00-05:00', 'tonight', `tonight at 6:00${nbsp}PM`, `ce soir à 18${nbsp}h`],
    [1, '2026-11-21T20:30:00-05:00', 'tonight', `tonight at 8:30${nbsp}PM`, `ce soir à 20${nbsp}h${nbsp}30`],
    [1, '2026-11-21T09:00:00-05:00', 'today', `today at 9:00${nbsp}AM`, `aujourd’hui à 9${nbsp}h`],
    [2, '2026-11-22T00:00:00-05:00', 'tomorrow', `tomorrow at 12:00${nbsp}AM`, `demain à 0${nbsp}h`],
    [2, '2026-11-20T23:59:00-05:00', 'yesterday', `yesterday at 11:59${nbsp}PM`, `hier à 23${nbsp}h${nbsp}59`],
    [3, '2026-11-24T20:00:00-05:00', 'this-week', `Tuesday at 8:00${nbsp}PM`, `mardi à 20${nbsp}h`],
    [3, '2026-11-27T20:00:00-05:00', 'this-week', `Friday at 8:00${nbsp}PM`, `vendredi à 20${nbsp}h`],
    [
      3,
      '2026-11-28T20:00:00-05:00',
      'later',
      `on Saturday, November 28 at 8:00${nbsp}PM`,
      `le samedi 28 novembre à 20${nbsp}h`,
    ],
    [
      3,
      '2026-12-01T08:00:00-05:00',
      'later',
      `on Tuesday, December 1 at 8:00${nbsp}AM`,
      `le mardi 1er décembre à 8${nbsp}h`,
    ],
    [3, '2026-11-10T20:00:00-05:00', 'earlier', 'on Tuesday, November 10', 'le mardi 10 novembre'],
  ])('%i · %s is %s: %s, %s', (_, start, day, en, fr) => {
    expect(airingDay(start, now, toronto)).toBe(day)
    expect(airingText(start, now, 'en', toronto)).toBe(en)
    expect(airingText(start, now, 'fr', toronto)).toBe(fr)
  })

  test('4 · uses the shopper’s time zone, including Newfoundland’s half hour', () => {
    const start = '2026-11-21T23:00:00-05:00'
    expect(airingText(start, now, 'en', 'America/Winnipeg')).toBe(`tonight at 10:00${nbsp}PM`)
    expect(airingText(start, now, 'en', 'America/St_Johns')).toBe(`tomorrow at 12:30${nbsp}AM`)
    expect(airingText(start, now, 'fr', 'America/St_Johns')).toBe(`demain à 0${nbsp}h${nbsp}30`)
  })
  test('5 · a day of 25 hours is one day', () => {
    expect(airingDay('2026-11-01T23:30:00-05:00', '2026-11-01T00:10:00-04:00', toronto)).toBe('tonight')
    expect(airingDay('2026-11-02T00:05:00-05:00', '2026-11-01T00:10:00-04:00', toronto)).toBe('tomorrow')
  })
  test('6 · the text of every instant is complete in both languages', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, instant, fc.constantFrom('en' as const, 'fr' as const), (start, at, language) => {
        expect(airingText(start, at, language, toronto)).not.toMatch(/[{}]|undefined| $/)
      }),
    )
  })
})

test.each([
  ['from six on', '2026-11-21T18:00:00-05:00', now, toronto, true],
  ['before six', '2026-11-21T17:59:59-05:00', now, toronto, false],
  ['tomorrow', '2026-11-22T00:00:00-05:00', now, toronto, false],
  ['begun', '2026-11-21T20:00:00-05:00', '2026-11-21T20:00:00-05:00', toronto, false],
  [
    'the evening further west lasts into the channel’s next day',
    '2026-11-22T00:00:00-05:00',
    now,
    'America/Regina',
    true,
  ],
  ['the evening further east begins earlier', '2026-11-21T16:30:00-05:00', now, 'America/St_Johns', true],
])('tonight, %s', (_, start, at, timeZone, expected) => {
  expect(isTonight(start, new Date(at), timeZone)).toBe(expected)
})
