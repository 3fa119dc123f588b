import {
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
} from './paying.cookies.ts'
import { clearCookie, type Session } from './session.ts'

/** Clears the wallet payment, after its order or its failure. */
export function clearWallet(session: Pick<Session, 'jar'>): void {
  const known = [walletPaymentIdCookie, walletPayerIdCookie, walletTransactionIdCookie, walletPayerEmailCookie]
  for (const cookie of known) clearCookie(session, cookie)
}
