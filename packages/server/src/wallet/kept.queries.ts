import { expired } from '../kernel/db/expired.ts'

/** Payments that never held money. */
export const forgetBegun = expired('wallet_payment', `state in ('created', 'failed') and changed_at <= $1`)
