/** Wallet payments are paid at once (specification §9). */
export const walletInstallments = 1

/** The environment label of the wallet's button, by the page's host name (specification §7). The configuration decides where calls go. */
export function walletEnvironment(hostName: string): 'sandbox' | 'production' {
  return /^(lo|qa)-/i.test(hostName) ? 'sandbox' : 'production'
}
