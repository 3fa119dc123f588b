import { htmlLang } from '@onair/core/language'
import { holidayPopupCookie, readAnalyticsConsent, readBagCount, readCookie } from '@onair/core/session'
import type { ReactNode } from 'react'
import { fontScript } from '../client/font.ts'
import { isNowBarClosed, nowBarScript } from '../client/now-bar.ts'
import type { PageData } from '../client/shop.ts'
import { transitionsScript } from '../client/transitions.ts'
import type { DocumentContents } from '../kernel/frame.ts'
import { island, preloadedIslands, renderedIslands } from '../kernel/islands.tsx'
import type { Visit } from '../kernel/visit.ts'
import { iconPaths, manifestPath, shopDescription, themeColours } from '../kernel/web-app.ts'
import { Announcement, isAnnouncing } from './announcement.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-shell.tsx'
import { Consent } from './consent.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { frameTexts } from './frame-texts.ts'
import { Header } from './header.tsx'
import { NeedsHttps } from './needs-https.tsx'
import { NowBar } from './now-bar.tsx'
import { TabBar } from './tab-bar.tsx'

/** The script that runs before the first paint. It is one script, which has one hash in the page's policy. */
export const headScript = `${fontScript}${nowBarScript};${transitionsScript}`

/** The whole document around a page. The header's islands are rendered first: see `island`. */
export function pageDocument(contents: DocumentContents): ReactNode {
  const { visit, searchTerm, shared } = contents
  if (contents.shell === 'checkout') return <Document {...contents} />
  // A shared page says nothing about a bag: the browser reads the count.
  const bag = island(visit, 'bag-counter', shared ? {} : { initial: readBagCount(visit.session) })
  const search = island(visit, 'search-box', { searchTerm }, 'focus')
  return <Document {...contents} bag={bag} search={search} />
}

function Document({
  visit,
  page,
  menu,
  onAir,
  assets,
  canonical,
  shell,
  sheet,
  shared,
  personal,
  search,
  bag,
}: DocumentContents & { search?: ReactNode; bag?: ReactNode }) {
  const { language, session } = visit
  const t = frameTexts(visit)
  const paying = shell === 'checkout'
  const bar = onAir && (shared || !isNowBarClosed(session)) && <NowBar visit={visit} show={onAir} />
  const announced = !shared && !readCookie(session, holidayPopupCookie)
  // A shared page begins as for a shopper who has dismissed nothing: if a script sets a root attribute later, the browser may
  // compute every style again.
  const reserves = (shared || announced) && !paying && isAnnouncing(visit)
  return (
    <html
      lang={htmlLang(language)}
      data-shell={shell ?? 'full'}
      data-personal={personal ? '' : undefined}
      data-announced={reserves ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Item and order numbers are no phone numbers; phone numbers are links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{`${page.title} · ${t('brand.name')}`}</title>
        <meta name="description" content={page.description ?? shopDescription(language)} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColours.light} />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconPaths['apple-touch']} />
        <link rel="manifest" href={manifestPath(language)} />
        {canonical && <CanonicalLinks visit={visit} path={canonical} />}
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop; React would escape its quotes
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        {[assets.style, ...assets.sheetsFor(sheet, renderedIslands(visit))].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Preloaded with a low priority: the page's first pictures matter more than the code that hydrates it. */}
        {assets.modulesFor(preloadedIslands(visit)).map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script type="module" src={assets.boot} fetchPriority="low" />
        {page.head}
      </head>
      <body>
        <a className="skip" href="#main">
          {t('page.skip')}
        </a>
        <div className="first-screen" aria-hidden="true" />
        {bar}
        {paying ? (
          <CheckoutHeader visit={visit} />
        ) : (
          <>
            <Header visit={visit} menu={menu} search={search} bag={bag} />
            <Drawer visit={visit} menu={menu} />
          </>
        )}
        <NeedsHttps visit={visit} />
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        {paying ? <CheckoutFooter visit={visit} /> : <Footer visit={visit} />}
        <Consent visit={visit} shown={!shared && readAnalyticsConsent(session) === undefined} />
        {!paying && (
          <a className="to-top" href="#top">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M12 19.500v-14M5.500 11.500 12 5l6.500 6.500" />
            </svg>
            <span>{t('toTop.label')}</span>
          </a>
        )}
        {!shell && <TabBar visit={visit} count={shared ? 0 : readBagCount(session)} />}
        <Announcement visit={visit} shown={announced} />
        <script
          type="application/json"
          id="shop"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped; React would escape its quotes
          dangerouslySetInnerHTML={{ __html: JSON.stringify(pageData(visit)).replaceAll('<', '\\u003c') }}
        />
      </body>
    </html>
  )
}

function CanonicalLinks({ visit: { address, language }, path }: { visit: Visit; path: string }) {
  return (
    <>
      <link rel="canonical" href={address(path, language)} />
      <link rel="alternate" hrefLang="en-CA" href={address(path, 'en')} />
      <link rel="alternate" hrefLang="fr-CA" href={address(path, 'fr')} />
      <link rel="alternate" hrefLang="x-default" href={address(path, 'en')} />
    </>
  )
}

/** The data in the page that the browser's code reads. */
const pageData = ({ host, language, timeZone, pathPrefix }: Visit): PageData => ({
  settings: host.settings,
  language,
  timeZone,
  pathPrefix,
})
