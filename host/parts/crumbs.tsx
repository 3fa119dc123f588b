import type { Visit } from '../kernel/visit.ts'
import { frameTexts } from './frame-texts.ts'

/** A page in a breadcrumb: its name and its address without a language. */
export type Crumb = { name: string; path: string }

type CrumbsProps = {
  visit: Visit
  crumbs: readonly Crumb[]
  /** Whether it begins with the home page. */
  home?: boolean
}

/** The breadcrumb of a page. The page itself is the last crumb and no link. */
export function Crumbs({ visit, crumbs, home = true }: CrumbsProps) {
  const { link } = visit
  const t = frameTexts(visit)
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {home && (
          <li>
            <a href={link('/')}>{t('crumbs.home')}</a>
          </li>
        )}
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={link(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The breadcrumb as structured data for search engines. */
export function crumbsData(visit: Visit, crumbs: readonly Crumb[]): object {
  const { address, language } = visit
  const all = [{ name: frameTexts(visit)('crumbs.home'), path: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path, language),
    })),
  }
}
