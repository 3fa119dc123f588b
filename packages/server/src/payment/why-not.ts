import type { Unavailable } from '../outside/call.ts'
import type { OtherAmount, Refused } from '../outside/capture.ts'
import type { ProviderName } from './providers.ts'

const names: Readonly<Record<ProviderName, string>> = { capture: 'card service', wallet: 'wallet' }
const amount = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`

/** Why a provider's answer is no success, for the operator: the end of a sentence. */
export function whyNot(
  provider: ProviderName,
  outcome: OtherAmount | Refused | Unavailable,
  askedCents?: number,
): string {
  if (outcome.status === 'refused') return outcome.area
  if (outcome.status === 'unavailable') return outcome.reason
  const said = amount(outcome.amountCents, outcome.currency)
  const asked = askedCents === undefined ? '' : `, not for ${amount(askedCents, 'CAD')}`
  return `the ${names[provider]} says that ${outcome.id} is for ${said}${asked}: it was not booked, and has to be put right there`
}
