import { type Result, Unreachable } from '@onair/core/http'

/** A call's result; undefined while the API does not answer. */
export async function reached<T>(call: Promise<Result<T>>): Promise<Result<T> | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Unreachable) return undefined
    throw error
  }
}
