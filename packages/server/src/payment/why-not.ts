import type { Unavailable } from '../outside/call.ts'
import type { OtherAmount, Refused } from '../outside/capture.ts'
import type { ProviderName } from './providers.ts'

const names: Readonly<Record<ProviderName, string>> = { capture: 'card service', wallet: 'wallet' }
const amount = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`

/** The reason of a provider's failure, as the end of a sentence for the operator. */
export function whyNot(
  provider: ProviderName,
  result: OtherAmount | Refused | Unavailable,
  requestedCents?: number,
): string {
  if (result.status === 'refused') return result.area
  if (result.status === 'unavailable') return result.reason
  const reported = amount(result.amountCents, result.currency)
  const requested = requestedCents === undefined ? '' : `, not for ${amount(requestedCents, 'CAD')}`
  return `the ${names[provider]} says that ${result.id} is for ${reported}${requested}: it was not booked, and must be corrected there`
}
