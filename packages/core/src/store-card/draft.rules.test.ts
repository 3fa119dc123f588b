import { describe, expect, test } from 'vitest'
import { draftOf, emptyStoreCardForm, fieldsOfDraft, typedDay } from './draft.rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const form = {
  ...emptyStoreCardForm,
  firstName: 'Maya',
  city: 'Montréal',
  annualIncome: '52000',
  dateOfBirth: '1985-03-07',
  answer: 'Léo',
  consent: true,
}

describe('the draft of an application in the browser', () => {
  test('has no date of birth, income, answer or consent', () => {
    const text = JSON.stringify(draftOf(form, 7, now))
    expect(text).toContain('Montréal')
    expect(text).not.toMatch(/1985|52000|Léo|dateOfBirth|annualIncome|answer|consent/)
  })
  test('is read as it was written', () => {
    const draft = JSON.parse(JSON.stringify(draftOf(form, 7, now)))
    expect(fieldsOfDraft(draft, 7, now)).toMatchObject({ firstName: 'Maya', city: 'Montréal' })
  })
  test('1 · belongs to one customer', () => {
    expect(fieldsOfDraft(draftOf(form, 7, now), 8, now)).toBeUndefined()
    expect(fieldsOfDraft({ ...draftOf(form, 7, now), edp: '7' }, 7, now)).toBeUndefined()
  })
  test('2 · expires after thirty days, and is ignored when dated in the future', () => {
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(fieldsOfDraft(draftOf(form, 7, now), 7, after(30))).toBeDefined()
    expect(fieldsOfDraft(draftOf(form, 7, now), 7, after(31))).toBeUndefined()
    expect(fieldsOfDraft(draftOf(form, 7, now), 7, after(-1))).toBeUndefined()
    expect(fieldsOfDraft({ ...draftOf(form, 7, now), at: 'soon' }, 7, now)).toBeUndefined()
  })
  test('3 · is read in those fields only, whatever the storage contains', () => {
    const at = now.toISOString()
    const fields = JSON.parse(
      '{"answer":"x","annualIncome":"1","consent":true,"__proto__":{"city":"x"},"city":"Laval"}',
    )
    expect(fieldsOfDraft({ edp: 7, at, fields }, 7, now)).toEqual({ city: 'Laval' })
  })
  test.each([[null], [7], ['x'.repeat(10_000)], [['Laval']], [{}]])(
    '4 · drops a value that nobody typed: %j',
    (city) => {
      expect(fieldsOfDraft({ edp: 7, at: now.toISOString(), fields: { city } }, 7, now)).toBeUndefined()
    },
  )
  test('4 · keeps its other values', () => {
    const fields = { city: 7, firstName: 'Maya' }
    expect(fieldsOfDraft({ edp: 7, at: now.toISOString(), fields }, 7, now)).toEqual({ firstName: 'Maya' })
  })
  test.each([undefined, null, 'x', [], { edp: 7 }, { edp: 7, at: '2026-11-23T12:00:00Z', fields: 'x' }])(
    'is ignored when it is %j',
    (draft) => expect(fieldsOfDraft(draft, 7, now)).toBeUndefined(),
  )
})

describe('a typed day', () => {
  test.each([
    ['1985-03-07', '1985-03-07'],
    [' 1985/3/7 ', '1985-03-07'],
    ['1985 03 07', '1985-03-07'],
    ['1985.3.7', '1985-03-07'],
    ['19850307', '1985-03-07'],
    ['1985-02-32', '1985-02-32'],
    ['07/03/1985', '07/03/1985'],
    ['7 March 1985', '7 March 1985'],
    ['', ''],
  ])('%j is %j', (text, day) => expect(typedDay(text)).toBe(day))
})
