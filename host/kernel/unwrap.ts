import { type Result, Unreachable } from '@onair/core/http'

/**
 * The value of a call that has no reason to be refused.
 * @throws {Unreachable} when it is refused all the same: the page says that the shop is not available
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Unreachable(`refused with ${result.status}: ${result.items.map(({ area }) => area).join(', ')}`)
}
