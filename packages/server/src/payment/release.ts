import type { AuthorizationState, PaymentProvider } from '../outside/capture.ts'

/**
 * The result of voiding. `none`: the provider has no authorisation. `away`: it is unavailable. `stuck`: it refuses, or has
 * captured the money, and an operator has to act.
 */
export type Released = 'released' | 'none' | 'away' | 'stuck'

/** Voids authorisations. One that is voided already is no error. */
export async function releaseAt(provider: PaymentProvider, ids: readonly string[]): Promise<Exclude<Released, 'none'>> {
  const outcomes = await Promise.all(ids.map((id) => provider.void(id, { idempotencyKey: `void-${id}` })))
  if (outcomes.some((outcome) => outcome.status === 'refused' && outcome.area !== 'Voided')) return 'stuck'
  return outcomes.some(({ status }) => status === 'unavailable') ? 'away' : 'released'
}

/** Voids all authorisations of a reference, after asking the provider for them. */
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

const isTaken = ({ captures }: AuthorizationState) =>
  captures.some(({ amountCents, refundedCents }) => refundedCents < amountCents)
