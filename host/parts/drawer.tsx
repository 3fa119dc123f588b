import type { Menu } from '@onair/core/catalogue/client'
import type { Visit } from '../kernel/visit.ts'
import { channelLinks } from './channel-links.ts'
import { frameTexts } from './frame-texts.ts'
import { LanguageLink } from './header.tsx'

/**
 * The menu on a phone: a modal dialog that the browser opens without a script. Its departments are links; with a script
 * they open their lower level instead (client/menu).
 */
export function Drawer({ visit, menu }: { visit: Visit; menu: Menu['items'] }) {
  const { link } = visit
  const t = frameTexts(visit)
  return (
    <dialog className="drawer" id="drawer" aria-labelledby="drawer-title" {...{ closedby: 'any' }}>
      <div className="drawer-box">
        <div className="drawer-head">
          <h2 id="drawer-title">{t('menu.title')}</h2>
          <button
            type="button"
            className="drawer-close"
            aria-label={t('menu.close')}
            {...{ command: 'close', commandfor: 'drawer' }}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <nav aria-label={t('menu.label')} className="drawer-levels">
          <div>
            <ul className="drawer-departments">
              {menu.map((item) => (
                <li key={item.id} data-menu={item.id}>
                  <a href={link(item.url)}>{item.name}</a>
                </li>
              ))}
              <li>
                <a href={link('/pages/shopbycategory')}>{t('menu.departments')}</a>
              </li>
              <li>
                <a href={link('/pages/brands')}>{t('foot.brands')}</a>
              </li>
            </ul>
            <ul>
              {channelLinks.map(({ path, text }, index) => (
                <li key={path}>
                  <a href={link(path)} className={index === 0 ? 'top-menu-live' : undefined}>
                    {t(text)}
                  </a>
                </li>
              ))}
            </ul>
            <ul>
              <li>
                <a href={link('/pages/myaccount')}>{t('account.link')}</a>
              </li>
              <li>
                <a href={link('/pages/myaccount/orderstatus')}>{t('foot.orderStatus')}</a>
              </li>
              <li>
                <LanguageLink visit={visit} />
              </li>
            </ul>
          </div>
        </nav>
      </div>
    </dialog>
  )
}
