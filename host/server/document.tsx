import { htmlLang } from '@onair/core/rules'
import type { ReactNode } from 'react'
import { Footer } from '../parts/footer.tsx'
import { Header } from '../parts/header.tsx'
import type { Assets } from './assets.ts'
import type { Rendered } from './page.ts'
import { pageData } from './shop.ts'
import type { Visit } from './visit.ts'

/** The whole document around a page. */
export function Document({
  visit,
  page,
  assets,
  header,
}: {
  visit: Visit
  page: Rendered
  assets: Assets
  header: ReactNode
}) {
  const { language, t } = visit
  return (
    <html lang={htmlLang(language)}>
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
        {assets.modulesFor(visit.islands).map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={assets.boot} />
        {page.head}
      </head>
      <body>
        <a className="skip" href="#main">
          {t('page.skip')}
        </a>
        <Header visit={visit}>{header}</Header>
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        <Footer visit={visit} />
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
