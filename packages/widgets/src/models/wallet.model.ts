import { cartGuidCookie, forgetWallet, readCookie, walletPaymentIdCookie, writeCookie } from '@onair/core/session'
import { walletClient } from '@onair/core/wallet/client'
import { isForeign } from './foreign.ts'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

export type WalletModel = {
  /**
   * Begins a payment of the bag and goes to the wallet, which sends the shopper back to the checkout, or, if they change
   * their mind, to this page.
   * @returns whether it went; false while the wallet is away, and without a bag
   */
  begin(): Promise<boolean>
}

/** What the wallet adds to the addresses that it sends back to, what tells a page that the shopper cancelled, and the shop's own mark. */
const returnQuery = ['paymentId', 'token', 'PayerID', 'wallet', 'back'] as const

/** The address of the page without what the wallet added to it. */
export function withoutReturn(address: string): URL {
  const url = new URL(address)
  for (const name of returnQuery) url.searchParams.delete(name)
  return url
}

/** Paying by wallet: the way there. What happens on the way back is the checkout's. */
export function walletModel({ session, language, base, link, go }: Environment, models: Models): WalletModel {
  const client = walletClient(models.of(httpModel))
  return {
    async begin() {
      const cartGuid = readCookie(session, cartGuidCookie)
      if (!cartGuid) return false
      forgetWallet(session)
      const here = withoutReturn(location.href)
      here.hash = ''
      // A page of another site that has come this far holds the checkout itself.
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
