import { expect, test } from 'vitest'

test('a hash costs what OWASP recommends; the tests of this package alone make it cheaper', async () => {
  // A second copy of the module, which the tests' setting does not affect.
  const { hashPassword } = await import(new URL('passwords.ts?as-in-production', import.meta.url).href)
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
