import { type Result, Unreachable } from '@onair/core/http'

/**
 * The value of a call that should not be refused.
 * @throws {Unreachable} if it is refused all the same: the page says that the shop is not available
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Unreachable(`refused with ${result.status}: ${result.items.map(({ area }) => area).join(', ')}`)
}

/** A call's result; undefined while the API does not reply. For forms, which then keep what was typed. */
export async function tried<T>(call: Promise<Result<T>>): Promise<Result<T> | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Unreachable) return undefined
    throw error
  }
}
