import { accountClient } from '@onair/core/account/client'
import type { Visit } from '../kernel/visit.ts'

type Reading = ReturnType<ReturnType<typeof accountClient>['read']>
const readings = new WeakMap<Visit, Reading>()

/** The customer's account, read once per visit: the frame and its screen share the reply. */
export function readAccount(visit: Visit): Reading {
  const reading = readings.get(visit) ?? accountClient(visit.http).read()
  readings.set(visit, reading)
  return reading
}
