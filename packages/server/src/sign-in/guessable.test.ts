import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const email = 'maya.roy@example.com'

test.each([
  '123456',
  '1234567890',
  'password1',
  'Passw0rd',
  'P@ssw0rd1',
  'qwerty123',
  'azerty123',
  'letmein1',
  'maya.roy1',
])('a common password is guessable: %s', async (password) => {
  expect(await isGuessable(password, email)).toBe(true)
})

test.each(['Onair2026', 'Kettle7', 'kettle-7-lamp', 'trois petits chats 3', '7'.repeat(3) + 'x9Q#tLm2'])(
  'an uncommon one is not: %s',
  async (password) => {
    expect(await isGuessable(password, email)).toBe(false)
  },
)

test('a password of the maximum length is judged', async () => {
  expect(await isGuessable(`${'x1'.repeat(60)}Kq7#`, email)).toBe(true)
  expect(await isGuessable('correct horse battery staple 4 '.repeat(4), email)).toBe(false)
})
