import { ordersClient } from '@onair/core/orders/client'
import { cartGuidCookie, clearBag, readCookie } from '@onair/core/session'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page, Rendered } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import { readBag } from '../../parts/bag.ts'
import en from './checkout.messages.en.json'
import fr from './checkout.messages.fr.json'

/** The checkout. The shopper types the card into the capture provider's frame, so this page needs JavaScript. */
export const checkoutPage: Page = {
  path: '/pages/checkout',
  audience: 'everyone',
  personal: true,
  shell: 'checkout',
  allow: ({ host: { settings } }) => ({
    frame: [settings.captureOrigin],
    script: [settings.recaptchaOrigin],
    connect: [settings.recaptchaOrigin],
  }),
  async load(visit) {
    const { settings } = visit.host
    const t = translator(visit, en, fr)
    const bag = await readBag(visit)
    const placed = bag ? undefined : await justPlaced(visit)
    if (placed) {
      clearBag(visit.session)
      return { redirect: visit.link(`/pages/orderconfirmation?orderNo=${placed}`), status: 303 }
    }
    const returning = bag ? undefined : returnFromWallet(visit)
    if (returning) return returning
    if (!bag || bag.cartLines.length === 0) return { redirect: visit.link('/pages/shoppingbag'), status: 303 }
    return {
      title: t('title'),
      head: <script src={settings.recaptchaScript} defer />,
      body: (
        <div className="checkout">
          <noscript>
            <p className="notice">{t('noScript')}</p>
          </noscript>
          {island(visit, 'checkout', { initial: bag, siteKey: settings.recaptchaSiteKey })}
        </div>
      ),
    }
  },
}

/**
 * The page that a shopper sees first when returning from the wallet. Browsers do not send the shopper's same-site strict cookies
 * (specification §3) with a request from another site. This page refreshes itself, and the second request carries them.
 */
function returnFromWallet(visit: Visit): Rendered | undefined {
  const { query, session } = visit
  const t = translator(visit, en, fr)
  const returning = query.has('PayerID') || query.has('wallet')
  if (!returning || query.has('back') || readCookie(session, cartGuidCookie)) return undefined
  const address = visit.link(`${visit.path}?${new URLSearchParams([...query, ['back', '1']])}`)
  return {
    title: t('title'),
    head: <meta httpEquiv="refresh" content={`0; url=${address}`} />,
    body: (
      <p className="notice">
        <a href={address}>{t('goOn')}</a>
      </p>
    ),
  }
}

/** For this long, a checkout that is opened again redirects to the order that was just placed. */
const justPlacedMs = 10 * 60_000

/**
 * The number of the order that the bag became, if the reply to placing it was lost: the page was loaded again, and the cookie
 * still names the ordered bag.
 */
async function justPlaced(visit: Visit): Promise<string | undefined> {
  if (!visit.customer || !readCookie(visit.session, cartGuidCookie)) return undefined
  const result = await ordersClient(visit.http).list({ pageSize: 1 })
  const latest = result.ok ? result.value.orderSummary[0] : undefined
  if (!latest || visit.host.now().getTime() - Date.parse(latest.orderDateTime) > justPlacedMs) return undefined
  return latest.orderNo
}
