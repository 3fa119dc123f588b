import type { ReactNode } from 'react'
import type { Visit } from '../server/visit.ts'

/** The top of every page: the channel's name, search, the way to account and bag, the other language, the menu. */
export function Header({ visit, children }: { visit: Visit; children: ReactNode }) {
  const { t, link } = visit
  return (
    <header className="top">
      <div className="top-bar">
        <a className="top-brand" href={link('/')} aria-label={t('brand.home')}>
          <span className="top-brand-dot" aria-hidden="true" />
          onair
        </a>
        <search className="top-search">
          <form action={link('/pages/productlist')} method="get">
            <label className="hidden" htmlFor="search-term">
              {t('search.label')}
            </label>
            <input
              id="search-term"
              name="searchTerm"
              type="search"
              placeholder={t('search.placeholder')}
              defaultValue={visit.searchTerm}
              maxLength={200}
              autoComplete="off"
            />
            <button type="submit" aria-label={t('search.submit')}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle cx="10.5" cy="10.5" r="6.5" />
                <path d="m15.5 15.5 5 5" />
              </svg>
            </button>
          </form>
        </search>
        <div className="top-actions">
          <a
            className="top-language"
            href={visit.otherLanguage}
            hrefLang={visit.language === 'en' ? 'fr-CA' : 'en-CA'}
            lang={visit.language === 'en' ? 'fr-CA' : 'en-CA'}
          >
            {t('language.other')}
          </a>
          <a className="top-account" href={link('/pages/myaccount/orderstatus')}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <circle cx="12" cy="8" r="4" />
              <path d="M4 20.5c1.2-4 4.2-6 8-6s6.800 2 8 6" />
            </svg>
            <span>{t('account.link')}</span>
          </a>
          {children}
        </div>
      </div>
      <nav className="top-menu" aria-label={t('menu.label')}>
        <ul>
          <li>
            <a className="top-menu-live" href={link('/pages/schedule')}>
              {t('menu.schedule')}
            </a>
          </li>
          {visit.menu.map((item) => (
            <li key={item.id}>
              <a href={link(item.url)}>{item.name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
