import {
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
} from './cookies.ts'
import { clearCookie, type Session } from './session.ts'

/** Forgets the wallet payment that was under way: it was ordered with, or came to nothing. */
export function forgetWallet(session: Pick<Session, 'jar'>): void {
  const known = [walletPaymentIdCookie, walletPayerIdCookie, walletTransactionIdCookie, walletPayerEmailCookie]
  for (const cookie of known) clearCookie(session, cookie)
}
