import { type Brands, catalogueClient } from '@onair/core/catalogue/client'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { Count, formatCount } from '../../parts/catalogue/count.tsx'
import { listAddress } from '../../parts/catalogue/list-address.ts'
import { Crumbs, crumbsData } from '../../parts/crumbs.tsx'
import { JsonLd } from '../../parts/json-ld.tsx'
import en from './brands.messages.en.json'
import fr from './brands.messages.fr.json'

const path = '/pages/brands'
type Brand = Brands['brands'][number]

/** The letter under which a brand is listed, without accents; a name that begins with no letter is under `#`. */
export function initialOf(name: string): string {
  const letter = name.replace(/^œ/i, 'O').replace(/^æ/i, 'A').normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

/** Brands grouped by initial, in their given order; `#` comes before A. */
export function byInitial(brands: readonly Brand[]): [initial: string, brands: Brand[]][] {
  const groups = Map.groupBy(brands, ({ name }) => initialOf(name))
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Every brand from A to Z. */
export const brandsPage: Page = {
  path,
  audience: 'everyone',
  findable: foundAs(en, fr),
  async load(visit) {
    const { link } = visit
    const t = translator(visit, en, fr)
    const { brands } = unwrap(await catalogueClient(visit.http).brands('dimension'))
    const title = t('title')
    const crumbs = [{ name: title, path }]
    const groups = byInitial(brands)
    return {
      title,
      canonical: path,
      description: t('description', { count: brands.length, number: formatCount(visit, brands.length) }),
      head: <JsonLd data={crumbsData(visit, crumbs)} />,
      body: (
        <div className="catalogue">
          <Crumbs visit={visit} crumbs={crumbs} />
          <h1>{title}</h1>
          <nav className="catalogue-jump" aria-label={t('letters')}>
            <ul className="chips">
              {groups.map(([initial]) => (
                <li key={initial}>
                  <a href={`#${anchorOf(initial)}`}>{initial}</a>
                </li>
              ))}
            </ul>
          </nav>
          {groups.map(([initial, group]) => (
            <section key={initial} id={anchorOf(initial)} aria-labelledby={`${anchorOf(initial)}-name`}>
              <h2 id={`${anchorOf(initial)}-name`}>{initial}</h2>
              <ul className="catalogue-columns">
                {group.map(({ id, name, count }) => (
                  <li key={id}>
                    <a href={link(listAddress({ dimensions: [`brand:${id}`], page: 1 }))}>
                      {name} <Count visit={visit} of={count} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ),
    }
  },
}

const anchorOf = (initial: string) => (initial === '#' ? 'other' : `letter-${initial}`)
