import type { ProviderName } from '../payment/providers.ts'

/** An order's authorised payment. An edit may have reduced its amount below what was authorised. */
export type HeldPayment = {
  reference: string
  provider: ProviderName
  /** A card's, or the wallet's order. */
  token: string
  amountCents: number
  authorisedCents: number
}

/** How an edited bag is paid. The wallet's token is known only after its shopper has approved a payment. */
export type EditMeans = { provider: 'capture'; token: string } | { provider: 'wallet' }

/** What an edit does to an order's payments. */
export type PaymentPlan = {
  /** New payments, authorised before any is released. */
  authorizeCents: number
  /** The payments that stay, with their new amounts. */
  retained: { payment: HeldPayment; cents: number }[]
  released: HeldPayment[]
}

/**
 * How an edited order's first payment is covered.
 *
 * 1. The amount authorised on the bag's own card stays, up to the amount due; only the difference is authorised anew. Of several
 *    authorisations, those that can be spared are released, the largest first: a card cannot release a part of one.
 * 2. The wallet approves whole totals: it is asked only if the authorised amount does not suffice, and then for the whole.
 * 3. Surplus is released: payments by other means, and authorisations beyond the amount due.
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
  let left = dueCents
  const retained: PaymentPlan['retained'] = []
  for (const payment of usable) {
    const cents = Math.min(payment.authorisedCents, left)
    if (cents > 0) retained.push({ payment, cents })
    left -= cents
  }
  return {
    authorizeCents: left,
    retained,
    released: held.filter((payment) => !retained.some((one) => one.payment === payment)),
  }
}
