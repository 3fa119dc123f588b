import type { KnownAuthorization, PaymentProvider } from '../outside/capture.ts'

/**
 * What became of money that was to go back. `none`: the provider knows of nothing that was set aside. `away`: it will pass.
 * `stuck`: the provider refuses for good, or has taken the money: somebody has to look.
 */
export type Released = 'released' | 'none' | 'away' | 'stuck'

/** Has a provider release these authorisations. One that was released before is no refusal. */
export async function releaseAt(provider: PaymentProvider, ids: readonly string[]): Promise<Exclude<Released, 'none'>> {
  const outcomes = await Promise.all(ids.map((id) => provider.void(id, { idempotencyKey: `void-${id}` })))
  if (outcomes.some((outcome) => outcome.status === 'refused' && outcome.area !== 'Voided')) return 'stuck'
  return outcomes.some(({ status }) => status === 'unavailable') ? 'away' : 'released'
}

/** Has a provider release all that it holds for a reference: what that is it is asked first. */
export async function releaseHeld(provider: PaymentProvider, reference: string): Promise<Released> {
  const found = await provider.find(reference)
  if (found.status !== 'found') return 'away'
  const { authorizations } = found
  if (authorizations.length === 0) return 'none'
  if (authorizations.some(isTaken)) return 'stuck'
  const held = authorizations.filter(({ status }) => status === 'authorized')
  return releaseAt(
    provider,
    held.map(({ id }) => id),
  )
}

const isTaken = ({ captures }: KnownAuthorization) =>
  captures.some(({ amountCents, refundedCents }) => refundedCents < amountCents)
