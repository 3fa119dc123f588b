import type { AuthorizationState, PaymentProvider } from '../outside/capture.ts'

/**
 * The result of voiding. `none`: the provider has no authorisation. `away`: it is unavailable. `stuck`: it refuses, or has
 * captured the money, and an operator has to act.
 */
export type VoidResult = 'voided' | 'none' | 'away' | 'stuck'

/** Voids authorisations. One that is voided already is no error. */
export async function voidAuthorizations(
  provider: PaymentProvider,
  ids: readonly string[],
): Promise<Exclude<VoidResult, 'none'>> {
  const results = await Promise.all(ids.map((id) => provider.void(id, { idempotencyKey: `void-${id}` })))
  if (results.some((result) => result.status === 'refused' && result.area !== 'Voided')) return 'stuck'
  return results.some(({ status }) => status === 'unavailable') ? 'away' : 'voided'
}

/** Voids all authorisations of a reference, after asking the provider for them. */
export async function voidByReference(provider: PaymentProvider, reference: string): Promise<VoidResult> {
  const lookup = await provider.find(reference)
  if (lookup.status !== 'found') return 'away'
  const { authorizations } = lookup
  if (authorizations.length === 0) return 'none'
  if (authorizations.some(isCaptured)) return 'stuck'
  const authorized = authorizations.filter(({ status }) => status === 'authorized')
  return voidAuthorizations(
    provider,
    authorized.map(({ id }) => id),
  )
}

const isCaptured = ({ captures }: AuthorizationState) =>
  captures.some(({ amountCents, refundedCents }) => refundedCents < amountCents)
