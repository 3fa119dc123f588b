import { htmlLang, type Language } from '@onair/core/language'
import type { ReactElement } from 'react'
import type { Assets } from '../kernel/assets.ts'
import { translator } from '../kernel/messages.ts'
import type { Rendered } from '../kernel/page.ts'
import type { Visit } from '../kernel/visit.ts'
import en from './error-pages.messages.en.json'
import fr from './error-pages.messages.fr.json'

/** A page for an address, product, category or order that does not exist, with links to go on from. */
export function notFound(visit: Visit, missing: 'page' | 'product' | 'category' | 'order'): Rendered {
  const { link } = visit
  const t = translator(visit, en, fr)
  return {
    status: 404,
    title: t('notFound.title'),
    body: (
      <div className="narrow empty">
        <h1>{t('notFound.title')}</h1>
        <p>{t(`notFound.${missing}`)}</p>
        <p className="buttons">
          <a className="button" href={link('/')}>
            {t('notFound.home')}
          </a>
          {missing === 'order' ? (
            <a className="button quiet" href={link('/pages/myaccount/orderstatus')}>
              {t('notFound.orders')}
            </a>
          ) : (
            <a className="button quiet" href={link('/pages/schedule')}>
              {t('notFound.schedule')}
            </a>
          )}
        </p>
      </div>
    ),
  }
}

/** A page for a shop that is starting, or whose API does not respond. It reloads by itself. */
export function unavailable(visit: Visit, why: 'starting' | 'away'): Rendered {
  const t = translator(visit, en, fr)
  return {
    status: 503,
    title: t(`${why}.title`),
    head: <meta httpEquiv="refresh" content="5" />,
    body: (
      <div className="narrow empty" role="status">
        <h1>{t(`${why}.title`)}</h1>
        <p>{t(`${why}.text`)}</p>
      </div>
    ),
  }
}

/** A document for a shop that is too busy to render another page. It reloads by itself. */
export function busy(language: Language, { style }: Assets): ReactElement {
  const t = translator({ language }, en, fr)
  return (
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta httpEquiv="refresh" content="5" />
        <title>{t('busy.title')}</title>
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main className="narrow empty" role="status">
          <h1>{t('busy.title')}</h1>
          <p>{t('busy.text')}</p>
        </main>
      </body>
    </html>
  )
}

/** A page for an unexpected error. */
export function failed(visit: Visit): Rendered {
  const t = translator(visit, en, fr)
  return {
    status: 500,
    title: t('failed.title'),
    body: (
      <div className="narrow empty" role="alert">
        <h1>{t('failed.title')}</h1>
        <p>{t('failed.text')}</p>
        <a className="button" href={visit.link('/')}>
          {t('notFound.home')}
        </a>
      </div>
    ),
  }
}
