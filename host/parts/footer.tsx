import { Phones } from '@onair/widgets/parts'
import type { Visit } from '../kernel/visit.ts'
import { channelLinks } from './channel-links.ts'
import { privacyChoicesPath } from './consent.tsx'
import { type FrameKey, frameTexts } from './frame-texts.ts'
import { isNewsletterPage, NewsletterForm } from './newsletter-form.tsx'
import { SellerLine } from './seller-line.tsx'

type Links = readonly { path: string; text: FrameKey }[]

const columns: readonly { heading: FrameKey; links: Links }[] = [
  { heading: 'foot.watch', links: [{ path: '/', text: 'foot.onAir' }, ...channelLinks] },
  {
    heading: 'foot.shop',
    links: [
      { path: '/pages/shopbycategory', text: 'menu.departments' },
      { path: '/pages/brands', text: 'foot.brands' },
      { path: '/pages/productlist', text: 'foot.everything' },
      { path: '/pages/productlist?dimensions=marketplace:yes', text: 'foot.marketplace' },
      { path: '/pages/quickorder', text: 'foot.quickOrder' },
    ],
  },
  {
    heading: 'foot.orders',
    links: [
      { path: '/pages/myaccount/orderstatus', text: 'foot.orderStatus' },
      { path: '/pages/myaccount/easypay', text: 'foot.easyPay' },
      { path: '/pages/shoppingbag', text: 'foot.bag' },
      { path: '/pages/giftcardbalance', text: 'foot.giftCards' },
    ],
  },
]

const care: Links = [
  { path: '/go/customerservice/contactus', text: 'foot.contact' },
  { path: '/go/customerservice/shipping', text: 'foot.shipping' },
  { path: '/go/customerservice/returnspage', text: 'foot.returns' },
  { path: '/go/customerservice/easypay', text: 'foot.aboutEasyPay' },
  { path: '/go/customerservice/privacy', text: 'foot.privacy' },
  { path: '/go/customerservice/terms', text: 'foot.terms' },
]

/** The footer of every page. */
export function Footer({ visit }: { visit: Visit }) {
  const { link } = visit
  const { settings } = visit.host
  const t = frameTexts(visit)
  return (
    <footer className="foot" data-theme="dark">
      <div className="foot-columns">
        {columns.map(({ heading, links }) => (
          <section key={heading}>
            <h2>{t(heading)}</h2>
            <ul>
              {links.map(({ path, text }) => (
                <li key={path}>
                  <a href={link(path)}>{t(text)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{t('foot.help')}</h2>
          <p>
            <Phones>{t('foot.care', { phone: settings.carePhone, email: settings.careEmail })}</Phones>
          </p>
          <ul>
            {care.map(({ path, text }) => (
              <li key={path}>
                <a href={link(path)}>{t(text)}</a>
              </li>
            ))}
            <li>
              <a href={link(privacyChoicesPath)}>{t('foot.privacyChoices')}</a>
            </li>
            <li>
              <a href={link('/pages/developers')}>{t('foot.developers')}</a>
            </li>
          </ul>
        </section>
      </div>
      {!isNewsletterPage(visit) && (
        <section className="foot-newsletter">
          <h2>{t('newsletter.title')}</h2>
          <NewsletterForm visit={visit} />
        </section>
      )}
      <p className="foot-note">
        {t('foot.note')} <SellerLine visit={visit} />
      </p>
    </footer>
  )
}
