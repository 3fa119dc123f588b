import { expect, test } from 'vitest'
import { kernelMessages } from './kernel.messages.ts'
import { messagesOf, refusalsOf } from './refusal.ts'

const { refuse, messageIn } = refusalsOf(kernelMessages)

test('1. a refusal without the values of its sentence, or with others, does not compile', () => {
  const refusals = [
    // @ts-expect-error The sentence takes values.
    refuse(400, { code: 'field-min', area: 'Quantity' }),
    // @ts-expect-error It takes the limit as well.
    refuse(400, { code: 'field-min', area: 'Quantity', values: { field: 'Quantity' } }),
    // @ts-expect-error It takes no other value.
    refuse(400, { code: 'field-min', area: 'Quantity', values: { field: 'Quantity', limit: 1, most: 2 } }),
    // @ts-expect-error The sentence takes none.
    refuse(503, { code: 'busy', area: 'server', values: { seconds: 2 } }),
  ]
  expect(refusals).toHaveLength(4)
})

test('2. a code that no file has does not compile, and throws', () => {
  // @ts-expect-error There is no such sentence.
  expect(() => refuse(400, { code: 'bussy', area: 'server' })).toThrow('There is no message bussy')
})

test('3. French that lacks a code of English does not compile', () => {
  // @ts-expect-error French says nothing of `away`.
  expect(messagesOf({ busy: 'Busy.', away: 'Away.' }, { busy: 'Occupé.' }).fr).not.toHaveProperty('away')
})

test('4. a value may have a word for each language', () => {
  const values = { field: { en: 'First name', fr: 'Prénom' } }
  const refusal = refuse(400, { code: 'field-missing', area: 'FirstName', values })
  expect(refusal.items('en')).toEqual([{ Message: 'First name is missing.', Area: 'FirstName' }])
  expect(refusal.items('fr')).toEqual([{ Message: 'Il manque ceci\u00a0: Prénom.', Area: 'FirstName' }])
  expect(messageIn('fr', 'field-missing', values)).toBe('Il manque ceci\u00a0: Prénom.')
})

test('5. a lower feature’s sentence is found beside the own ones', () => {
  const own = messagesOf({ mine: 'Mine.' }, { mine: 'À moi.' })
  const { refuseAll } = refusalsOf(kernelMessages, own)
  const refusal = refuseAll(417, [
    { code: 'mine', area: 'a' },
    { code: 'too-many-requests', area: 'b', values: { seconds: 5 } },
  ])
  expect(refusal.items('en').map(({ Message }) => Message)).toEqual([
    'Mine.',
    'Too many attempts. Please try again in 5 seconds.',
  ])
})
