import { expect, test } from 'vitest'
import { cookiesRefused } from './cookies-refused.ts'

test.each([
  ['en', false, /Allow cookies for this site in your browser’s settings/],
  ['en', true, /Open the shop at its https address/],
  ['fr', false, /Autorisez les témoins de ce site/],
  ['fr', true, /Ouvrez la boutique à son adresse https/],
] as const)('says what to do and whom to call (%s, needs https: %s)', (language, needsHttps, whatToDo) => {
  const sentence = cookiesRefused(language, '1-800-555-0111', needsHttps)
  expect(sentence).toMatch(whatToDo)
  expect(sentence).toContain('1-800-555-0111')
})
