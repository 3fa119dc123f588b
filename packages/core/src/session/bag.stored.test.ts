import { describe, expect, test } from 'vitest'
import { writeBagCount } from './bag.cookies.ts'
import { cacheBagOffline, queryCacheKey, readOfflineBag, writeSessionCart } from './bag.stored.ts'
import { clearAfterUnauthorised } from './clean-up.ts'
import { memoryJar } from './cookie-jar.ts'
import { createSession } from './session.ts'
import { signOut } from './sign-out.ts'
import { writeStored } from './storage.ts'
import { memoryStorage } from './testing.ts'

const cart = {
  cartLines: [{ name: 'Kettle', style: 'Red', size: null, quantity: 2, price: 4999, lineTotal: 9998 }],
  grandTotal: 11_298,
}
function aSession(count = 2) {
  const session = createSession({
    jar: memoryJar(),
    storage: { session: memoryStorage(), local: memoryStorage() },
  })
  writeBagCount(session, count)
  writeSessionCart(session, cart)
  return session
}

describe('the bag in the offline cache', () => {
  test('1. has names, details and quantities, and no price', () => {
    const session = aSession()
    cacheBagOffline(session)
    expect(readOfflineBag(session)?.lines).toEqual([{ name: 'Kettle', details: 'Red', quantity: 2 }])
    expect(session.storage.local?.getItem('queryCache')).not.toMatch(/4999|9998|11298/)
  })

  test('2. is not shown once the bag is empty, and is then cleared', () => {
    const session = aSession()
    cacheBagOffline(session)
    writeBagCount(session, 0)
    expect(readOfflineBag(session)).toBeUndefined()
    cacheBagOffline(session)
    expect(session.storage.local?.getItem('queryCache')).toBeNull()
  })

  test.each([
    ['sign-out', (session: ReturnType<typeof aSession>) => signOut(session, 'done')],
    ['a 401', (session: ReturnType<typeof aSession>) => clearAfterUnauthorised(session, '/')],
  ])('3. is cleared by %s', (_what, ends) => {
    const session = aSession()
    cacheBagOffline(session)
    ends(session)
    expect(session.storage.local?.getItem('queryCache')).toBeNull()
  })

  test.each([
    ['another shape', { bag: 'kettle' }],
    ['no lines', { bag: { at: '2026-11-24', lines: [] } }],
    ['lines without a name', { bag: { at: '2026-11-24', lines: [{ quantity: 1 }] } }],
    ['nothing', {}],
  ])('4. with %s is ignored', (_what, stored) => {
    const session = aSession()
    writeStored(session, queryCacheKey, stored)
    expect(readOfflineBag(session)).toBeUndefined()
  })
})
