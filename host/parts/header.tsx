import type { Menu } from '@onair/core/catalogue/client'
import type { ReactNode } from 'react'
import type { MenuTexts } from '../client/menu/texts.ts'
import { otherLanguageLink } from '../kernel/language.ts'
import type { Visit } from '../kernel/visit.ts'
import { channelLinks } from './channel-links.ts'
import { frameTexts } from './frame-texts.ts'

type HeaderProps = {
  visit: Visit
  menu: Menu['items']
  /** The search box and the bag counter: islands, rendered before the document. */
  search: ReactNode
  bag: ReactNode
}

/** The header of every page: the channel's name, search, links to account and bag, the other language, the menu. */
export function Header({ visit, menu, search, bag }: HeaderProps) {
  const { link } = visit
  const t = frameTexts(visit)
  return (
    <header className="top" id="top" tabIndex={-1}>
      <div className="top-bar">
        <button
          type="button"
          className="top-opener"
          aria-haspopup="dialog"
          aria-label={t('menu.open')}
          data-opens="drawer"
          // The browser opens the drawer by itself; React does not know these attributes yet.
          {...{ command: 'show-modal', commandfor: 'drawer' }}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
          </svg>
        </button>
        <Brand visit={visit} />
        <div className="top-search">{search}</div>
        <div className="top-actions">
          <LanguageLink visit={visit} />
          <a className="top-account" href={link('/pages/myaccount')}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <circle cx="12" cy="8" r="4" />
              <path d="M4 20.5c1.2-4 4.2-6 8-6s6.800 2 8 6" />
            </svg>
            <span>{t('account.link')}</span>
          </a>
          {bag}
        </div>
      </div>
      <nav className="top-menu" aria-label={t('menu.label')} data-texts={menuTexts(visit)}>
        <ul>
          <li data-menu="channel">
            <a className="top-menu-live" href={link('/pages/schedule')}>
              {t('menu.schedule')}
            </a>
            <Chevron label={t('menu.moreOnTv')} controls="menu-channel" />
            <div className="menu-panel" id="menu-channel" hidden>
              <ul className="menu-channel">
                {channelLinks.map(({ path, text }) => (
                  <li key={path}>
                    <a href={link(path)}>{t(text)}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
          {menu.map((item) => (
            <li key={item.id} data-menu={item.id}>
              <a href={link(item.url)}>{item.name}</a>
              {item.items.length > 0 && <Chevron label={t('menu.more', { name: item.name })} />}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The channel's name, linked to the home page. */
export function Brand({ visit }: { visit: Visit }) {
  return (
    <a className="top-brand" href={visit.link('/')} aria-label={frameTexts(visit)('brand.home')}>
      <span className="top-brand-dot" aria-hidden="true" />
      onair
    </a>
  )
}

function Chevron({ label, controls }: { label: string; controls?: string }) {
  return (
    <button type="button" aria-expanded="false" aria-controls={controls} aria-label={label} data-opens="panel">
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d="m5.500 9.500 6.500 6.500 6.500-6.500" />
      </svg>
    </button>
  )
}

/** A link to the same page in the other language, with that language's own name. */
export function LanguageLink({ visit }: { visit: Visit }) {
  const other = visit.language === 'en' ? 'fr-CA' : 'en-CA'
  return (
    <a className="top-language" href={otherLanguageLink(visit)} hrefLang={other} lang={other}>
      <span>{frameTexts(visit)('language.other')}</span>
      <span className="top-language-short" aria-hidden="true">
        {other.slice(0, 2).toUpperCase()}
      </span>
    </a>
  )
}

/** The texts of the menu's lower levels. The browser builds a level when it is opened, and fills in the names. */
function menuTexts(visit: Visit): string {
  const t = frameTexts(visit)
  return JSON.stringify({
    all: t('menu.all', { name: '{{name}}' }),
    brands: t('menu.brands'),
    back: t('menu.back'),
  } satisfies MenuTexts)
}
