import type { ReactNode } from 'react'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import en from './account.messages.en.json'
import fr from './account.messages.fr.json'

/** The screens that the navigation lists. A new screen adds its line. */
const screens = [
  { path: '/pages/myaccount/orderstatus', text: 'orders' },
  { path: '/pages/myaccount/easypay', text: 'easyPay' },
] as const

type AccountFrameProps = {
  visit: Visit
  /**
   * For a screen without a widget: the names of its breadcrumb below "My account", each with its path. A widget draws
   * breadcrumb, name and sign-out itself (parts/account-header of the widgets), on this page as on other sites.
   */
  crumbs?: readonly { name: string; path: string }[]
  children: ReactNode
}

/** The frame of all account screens: the navigation, the breadcrumb, and the screen. */
export function AccountFrame({ visit, crumbs, children }: AccountFrameProps) {
  const { link, path } = visit
  const t = translator(visit, en, fr)
  const currentOf = (screen: string) => (path === screen ? 'page' : path.startsWith(`${screen}/`) ? 'true' : undefined)
  return (
    <div className="narrow account">
      <nav className="account-nav" aria-label={t('navigation')}>
        <ul className="chips">
          {screens.map((screen) => (
            <li key={screen.path}>
              <a href={link(screen.path)} aria-current={currentOf(screen.path)}>
                {t(screen.text)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {crumbs && <Crumbs visit={visit} crumbs={[{ name: t('account'), path: '/pages/myaccount' }, ...crumbs]} />}
      {children}
    </div>
  )
}
