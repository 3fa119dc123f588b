import type { ProviderName } from '../payment/providers.ts'

/** An order's authorised payment. An edit may have reduced its amount below what was authorised. */
export type HeldPayment = {
  reference: string
  provider: ProviderName
  /** The card's token, or the id of the wallet's order. */
  token: string
  amountCents: number
  authorisedCents: number
}

/** The means of payment of an edited bag. The wallet has no token before the shopper has approved a payment. */
export type EditMeans = { provider: 'capture'; token: string } | { provider: 'wallet' }

/** What an edit does to an order's payments. */
export type PaymentPlan = {
  /** The amount to authorise, before any payment is detached. */
  authorizeCents: number
  /** The payments that stay, with their new amounts. */
  retained: { payment: HeldPayment; cents: number }[]
  detached: HeldPayment[]
}

/**
 * Decides how an edited order's first payment is covered.
 *
 * 1. The amount authorised on the bag's card is retained, up to the amount due; only the difference is authorised. Of several
 *    authorisations, those that are not needed are voided, the largest first: an authorisation cannot be voided in part.
 * 2. The wallet approves whole totals: it is asked only if the authorised amount does not suffice, and then for the whole.
 * 3. All others are detached, to be voided: payments by other means, and authorisations beyond the amount due.
 * 4. The retained amounts and the authorised one add up to what is due.
 */
export function paymentPlan(held: readonly HeldPayment[], means: EditMeans | undefined, dueCents: number): PaymentPlan {
  const own = held.filter(
    ({ provider, token }) => provider === means?.provider && (means.provider === 'wallet' || token === means.token),
  )
  const coveredCents = own.reduce((sum, { authorisedCents }) => sum + authorisedCents, 0)
  let spareCents = coveredCents - dueCents
  const spared = own
    .toSorted((a, b) => b.authorisedCents - a.authorisedCents)
    .filter(({ authorisedCents }) => {
      if (authorisedCents > spareCents) return false
      spareCents -= authorisedCents
      return true
    })
  const usable =
    means?.provider === 'wallet' && coveredCents < dueCents ? [] : own.filter((payment) => !spared.includes(payment))
  let remainingCents = dueCents
  const retained: PaymentPlan['retained'] = []
  for (const payment of usable) {
    const cents = Math.min(payment.authorisedCents, remainingCents)
    if (cents > 0) retained.push({ payment, cents })
    remainingCents -= cents
  }
  return {
    authorizeCents: remainingCents,
    retained,
    detached: held.filter((payment) => !retained.some((one) => one.payment === payment)),
  }
}
