import { phoneHref } from '@onair/core/address'
import { Phones } from '@onair/widgets/parts'
import type { Visit } from '../kernel/visit.ts'
import { type FrameKey, frameTexts } from './frame-texts.ts'
import { Brand, LanguageLink } from './header.tsx'
import { SellerLine } from './seller-line.tsx'

/** The header of a page on which the shopper pays: the channel's name, a note that the page is secure, the phone number. */
export function CheckoutHeader({ visit }: { visit: Visit }) {
  const t = frameTexts(visit)
  const { carePhone } = visit.host.settings
  return (
    <header className="top top-checkout" id="top" tabIndex={-1}>
      <div className="top-bar">
        <Brand visit={visit} />
        <p className="top-secure">
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <rect x="5" y="10.500" width="14" height="9.500" rx="2" />
            <path d="M8 10.500V8a4 4 0 0 1 8 0v2.500" />
          </svg>
          {t('checkout.secure')}
        </p>
        <div className="top-actions">
          <a className="top-phone" href={phoneHref(carePhone)}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 3.500h3l1.500 4.500-2 1.500a11 11 0 0 0 6 6l1.500-2 4.500 1.500v3a2 2 0 0 1-2 2A15.500 15.500 0 0 1 4 5.500a2 2 0 0 1 2-2z" />
            </svg>
            <span className="hidden">{t('checkout.call')} </span>
            <span className="top-phone-number">{carePhone}</span>
          </a>
          <LanguageLink visit={visit} />
        </div>
      </div>
    </header>
  )
}

const links: readonly { path: string; text: FrameKey }[] = [
  { path: '/go/customerservice/shipping', text: 'foot.shipping' },
  { path: '/go/customerservice/returnspage', text: 'foot.returns' },
  { path: '/go/customerservice/privacy', text: 'foot.privacy' },
  { path: '/go/customerservice/terms', text: 'foot.terms' },
]

/** The footer of a page on which the shopper pays: help and conditions, which open in another tab. */
export function CheckoutFooter({ visit }: { visit: Visit }) {
  const { settings } = visit.host
  const t = frameTexts(visit)
  return (
    <footer className="foot-checkout">
      <p>
        <Phones>{t('foot.care', { phone: settings.carePhone, email: settings.careEmail })}</Phones>
      </p>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={visit.link(path)} target="_blank" rel="noopener">
              {t(text)}
              <span className="hidden"> {t('checkout.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        {t('foot.note')} <SellerLine visit={visit} />
      </p>
    </footer>
  )
}
