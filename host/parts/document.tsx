import { htmlLang } from '@onair/core/language'
import type { ReactNode } from 'react'
import type { Assets } from '../kernel/assets.ts'
import type { Rendered } from '../kernel/page.ts'
import { pageData } from '../kernel/shop.ts'
import type { Visit } from '../kernel/visit.ts'
import { Announcement } from './announcement.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The whole document around a page. */
export function Document({
  visit,
  page,
  assets,
  search,
  bag,
  announced,
  personal,
}: {
  visit: Visit
  page: Rendered
  assets: Assets
  /** The header's widgets. */
  search: ReactNode
  bag: ReactNode
  /** Whether the announcement is shown from the start. */
  announced: boolean
  /** Whether it shows what one visitor has, and nobody who comes after them at the same machine shall see. */
  personal: boolean
}) {
  const { language, t } = visit
  return (
    <html lang={htmlLang(language)} data-personal={personal ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} · ${t('brand.name')}`}</title>
        {page.description && <meta name="description" content={page.description} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {visit.canonical && (
          <>
            <link rel="canonical" href={visit.address(visit.canonical, language)} />
            <link rel="alternate" hrefLang="en-CA" href={visit.address(visit.canonical, 'en')} />
            <link rel="alternate" hrefLang="fr-CA" href={visit.address(visit.canonical, 'fr')} />
            <link rel="alternate" hrefLang="x-default" href={visit.address(visit.canonical, 'en')} />
          </>
        )}
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={assets.style} />
        {/* Beside the page, and behind its first pictures: what it shows does not wait for what brings it to life. */}
        {assets.modulesFor(visit.islands).map((href) => (
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
        <Header visit={visit} search={search} bag={bag} />
        <Drawer visit={visit} />
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        <Footer visit={visit} />
        <a className="to-top" href="#top">
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 19.500v-14M5.500 11.500 12 5l6.500 6.500" />
          </svg>
          <span>{t('toTop.label')}</span>
        </a>
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
