import type { Visit } from '../kernel/visit.ts'

/** A place above a page: its name and its address without a language. */
export type Crumb = { name: string; path: string }

/** The way down to a page. The page itself is the last crumb, and no link. */
export function Crumbs({ visit: { t, link }, crumbs }: { visit: Visit; crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        <li>
          <a href={link('/')}>{t('crumbs.home')}</a>
        </li>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={link(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same for search engines. */
export function crumbsData({ t, address, language }: Visit, crumbs: readonly Crumb[]): object {
  const all = [{ name: t('crumbs.home'), path: '/' }, ...crumbs]
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
