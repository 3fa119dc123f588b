import type { Unavailable } from '../outside/call.ts'
import type { OtherAmount, Refused } from '../outside/capture.ts'
import type { ProviderName } from './providers.ts'

const names: Readonly<Record<ProviderName, string>> = { capture: 'card service', wallet: 'wallet' }
const amount = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`

/** The reason of a provider's failure, as the end of a sentence for the operator. */
export function whyNot(
  provider: ProviderName,
  outcome: OtherAmount | Refused | Unavailable,
  askedCents?: number,
): string {
  if (outcome.status === 'refused') return outcome.area
  if (outcome.status === 'unavailable') return outcome.reason
  const reported = amount(outcome.amountCents, outcome.currency)
  const asked = askedCents === undefined ? '' : `, not for ${amount(askedCents, 'CAD')}`
  return `the ${names[provider]} says that ${outcome.id} is for ${reported}${asked}: it was not booked, and must be corrected there`
}
