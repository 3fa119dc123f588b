import { afterAll, beforeAll } from 'vitest'
import { passwordCost, recommendedCost } from '../sign-in/passwords.ts'

/** The least that argon2 takes. */
export const makePasswordsCheap = (): void => void Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 })

/** Hashes the passwords of a test file as in production, because races need the time that a hash takes. */
export function hashPasswordsAsRecommended(): void {
  beforeAll(() => void Object.assign(passwordCost, recommendedCost))
  afterAll(makePasswordsCheap)
}
