import type { Visit } from '../kernel/visit.ts'
import { type FrameKey, frameTexts } from './frame-texts.ts'

type Tab = { path: string; text: FrameKey; icon: string }

const tabs: readonly Tab[] = [
  { path: '/', text: 'tabBar.home', icon: 'M4 10.500 12 4l8 6.500V20h-5.500v-5.500h-5V20H4z' },
  { path: '/pages/watchlive', text: 'tabBar.live', icon: 'M3.500 6.500h17v11h-17zM10 9.500v5l4.500-2.500zM8 20.500h8' },
  {
    path: '#top',
    text: 'tabBar.search',
    icon: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20.500 20.500',
  },
  {
    path: '/pages/myaccount/favourites',
    text: 'tabBar.favourites',
    icon: 'M12 20S4 15.200 4 9.400A4.200 4.200 0 0 1 12 7.500a4.200 4.200 0 0 1 8 1.900C20 15.200 12 20 12 20z',
  },
  {
    path: '/pages/shoppingbag',
    text: 'tabBar.bag',
    icon: 'M5 8.500h14l1 12H4zM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500',
  },
]

/**
 * The shop's main pages at the bottom of a phone's window; wider windows have them in the header.
 * @param count the bag's items; 0 on a shared page, where the browser fills it in
 */
export function TabBar({ visit, count }: { visit: Visit; count: number }) {
  const t = frameTexts(visit)
  return (
    <nav className="tab-bar" aria-label={t('tabBar.label')}>
      {tabs.map(({ path, text, icon }) => {
        const href = path.startsWith('#') ? path : visit.link(path)
        return (
          <a key={path} href={href} aria-current={visit.url.pathname === href ? 'page' : undefined}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {t(text)}
            {path === '/pages/shoppingbag' && (
              <span className="tab-bar-count" hidden={count === 0}>
                {count || ''}
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
