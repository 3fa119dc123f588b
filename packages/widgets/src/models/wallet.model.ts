import { cartGuidCookie, clearWallet, readCookie, walletPaymentIdCookie, writeCookie } from '@onair/core/session'
import { walletClient } from '@onair/core/wallet/client'
import { isForeign } from './foreign.ts'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

export type WalletModel = {
  /**
   * Creates a payment of the bag and opens the wallet, which returns the shopper to the checkout or, after cancelling,
   * to this page.
   * @returns whether the wallet was opened; false if it cannot be reached, or there is no bag
   */
  begin(): Promise<boolean>
}

/**
 * The query parameters that the wallet adds to its return URLs, the one that marks a cancelled payment, and the shop's
 * own.
 */
const returnQuery = ['paymentId', 'token', 'PayerID', 'wallet', 'back'] as const

/** The page's URL without the wallet's parameters. */
export function withoutReturn(address: string): URL {
  const url = new URL(address)
  for (const name of returnQuery) url.searchParams.delete(name)
  return url
}

/** Starts a wallet payment. The checkout handles the return. */
export function walletModel({ session, language, base, link, go }: Environment, models: Models): WalletModel {
  const client = walletClient(models.of(httpModel))
  return {
    async begin() {
      const cartGuid = readCookie(session, cartGuidCookie)
      if (!cartGuid) return false
      clearWallet(session)
      const here = withoutReturn(location.href)
      here.hash = ''
      // On another site's page, only its own checkout gets here.
      const returnUrl = isForeign({ base }) ? here.href : new URL(link('/pages/checkout'), location.href).href
      here.searchParams.set('wallet', 'cancelled')
      const payment = await client.create({ cartGuid, returnUrl, cancelUrl: here.href })
      const approval = payment?.links?.find(({ rel }) => rel === 'approval_url')?.href
      if (!payment || !approval || !/^https?:\/\//.test(approval)) return false
      writeCookie(session, walletPaymentIdCookie, payment.id)
      const address = new URL(approval)
      address.searchParams.set('locale.x', `${language}_CA`)
      go(address.href)
      return true
    },
  }
}
