import { describe, expect, test } from 'vitest'
import { maskedEmail, newPasswordErrors, refusedLink } from './new-password.rules.ts'
import { normaliseAnswer, securityQuestion, securityQuestions } from './security-questions.rules.ts'

describe('a new password (specification §5)', () => {
  const good = { newPassword: 'Kettle7', newPasswordConfirmed: 'Kettle7' }
  test('valid fields have no errors', () => expect(newPasswordErrors(good, false)).toEqual({}))
  test.each([
    ['', 'passwordRequired'],
    ['Ket7', 'passwordTooSimple'],
    ['kettle', 'passwordTooSimple'],
  ])('1 · %j: %s', (newPassword, expected) => {
    expect(newPasswordErrors({ newPassword, newPasswordConfirmed: newPassword }, false)).toEqual({
      newPassword: expected,
    })
  })
  test('2 · the confirmation matches', () => {
    expect(newPasswordErrors({ ...good, newPasswordConfirmed: 'kettle7' }, false)).toEqual({
      newPasswordConfirmed: 'passwordMismatch',
    })
  })
  test.each([undefined, '', '  '])('3 · the answer %j is missing', (answer) => {
    expect(newPasswordErrors({ ...good, answer }, true)).toEqual({ answer: 'answerRequired' })
    expect(newPasswordErrors({ ...good, answer }, false)).toEqual({})
  })
})

describe('a refused password link', () => {
  test('1 · is spent when the refusal is about the token', () => {
    expect(refusedLink({ items: [{ area: 'Token' }] })).toBe('spent')
  })
  test.each([[[]], [[{ area: 'Requests' }]], [[{ area: 'server' }, { area: 'Token' }]]])(
    '2 · can be asked about later: %j',
    (items) => expect(refusedLink({ items })).toBe('later'),
  )
})

test.each([
  ['maya@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['élodie.roy@example.com', 'é•••@example.com'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown))

describe('security questions', () => {
  test('each has its own id and both languages', () => {
    expect(new Set(securityQuestions.map(({ id }) => id)).size).toBe(8)
    for (const { en, fr } of securityQuestions)
      expect([en, fr].every((text) => /^\p{Lu}.+\S\?$/u.test(text))).toBe(true)
    expect(securityQuestion('first-pet')?.fr).toContain('animal')
    expect([securityQuestion('mothers-name'), securityQuestion(null)]).toEqual([undefined, undefined])
  })
  test.each([
    ['  Minou ', 'minou'],
    ['MINOU!', 'minou'],
    ['Élise  Côté', 'elise cote'],
    ['Saint-Jean', 'saint jean'],
    ['…', ''],
  ])('the answer %j is compared as %j', (answer, compared) => expect(normaliseAnswer(answer)).toBe(compared))
})
