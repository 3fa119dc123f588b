import { expect, test } from 'vitest'
import { accountExistsMail } from './account-exists.mail.ts'

const shop = { shopOrigin: 'https://shop.example', careEmail: 'care@example.com' }

test.each([
  ['en', 'You already have an Onair account', 'Sign in: https://shop.example/en/pages/signin'],
  ['fr', 'Vous avez déjà un compte Onair', 'Ouvrir une session\u00a0: https://shop.example/fr/pages/signin'],
] as const)('the owner of an e-mail is notified in the account’s language: %s', (language, subject, link) => {
  const mail = accountExistsMail({ to: 'maya@example.com', language }, shop)
  expect(mail).toMatchObject({ to: 'maya@example.com', subject, language })
  expect(mail.text).toContain(link)
  expect(mail.text).toContain(`https://shop.example/${language}/pages/forgotpassword`)
  expect(mail.html).toContain(`href="https://shop.example/${language}/pages/signin"`)
  expect(mail.html).toContain(`lang="${language}-CA"`)
})
