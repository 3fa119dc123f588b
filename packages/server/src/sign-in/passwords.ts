import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP recommends for busy servers: 19 MiB, two passes, one lane. */
export const recommendedCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The cost of a hash. Tests that are not about it make it cheap (`testing/cheap-passwords.ts`), because hashes would take an eighth of
 * their processor time.
 */
export const passwordCost: { algorithm: 2; memoryCost: number; timeCost: number; parallelism: 1 } = {
  ...recommendedCost,
}

/** The hash to store. Computed off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost)

// The hash of an unknown password: verifying against it takes as long as against a real one.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$cvZ/qVLk7fZTKHQmSGGwCw$UV9LcgEvyEvdMo5Kj2KsvfKoizO4CM0kcWhJCgQYXyg'

/** Whether the password is correct. Without a hash (an unknown account) it is not, after the same time. */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const fits = await verify(stored ?? nobody, password)
  return fits && typeof stored === 'string'
}
