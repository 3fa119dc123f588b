import { island } from '../../server/islands.tsx'
import type { Page } from '../../server/page.ts'

/** From the bag to an order. Cards are typed into the capture provider's frame, so this page needs JavaScript. */
export const checkoutPage: Page = {
  path: '/pages/checkout',
  audience: 'personal',
  allow: ({ settings }) => ({
    frame: [settings.captureOrigin],
    script: [settings.recaptchaOrigin],
    connect: [settings.recaptchaOrigin],
  }),
  async load(visit) {
    const bag = await visit.readBag()
    if (!bag || bag.cartLines.length === 0) return { redirect: visit.link('/pages/shoppingbag'), status: 303 }
    return {
      title: visit.t('checkout.title'),
      head: <script src={visit.settings.recaptchaScript} defer />,
      body: (
        <div className="checkout">
          <noscript>
            <p className="notice">{visit.t('checkout.noScript')}</p>
          </noscript>
          {island(visit, 'checkout', { initial: bag })}
        </div>
      ),
    }
  },
}
