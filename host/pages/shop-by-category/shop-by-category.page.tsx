import { catalogueClient } from '@onair/core/catalogue/client'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import type { Category } from '../../parts/catalogue/categories.ts'
import { Count } from '../../parts/catalogue/count.tsx'
import { listAddress } from '../../parts/catalogue/list-address.ts'
import { Crumbs, crumbsData } from '../../parts/crumbs.tsx'
import { JsonLd } from '../../parts/json-ld.tsx'
import en from './shop-by-category.messages.en.json'
import fr from './shop-by-category.messages.fr.json'

const path = '/pages/shopbycategory'

/** Every category of the shop, three levels deep. */
export const shopByCategoryPage: Page = {
  path,
  audience: 'everyone',
  async load(visit) {
    const t = translator(visit, en, fr)
    const { categories } = unwrap(await catalogueClient(visit.http).categories())
    const title = t('title')
    const crumbs = [{ name: title, path }]
    return {
      title,
      canonical: path,
      description: t('description', { names: categories.map(({ name }) => name).join(', ') }),
      head: <JsonLd data={crumbsData(visit, crumbs)} />,
      body: (
        <div className="catalogue">
          <Crumbs visit={visit} crumbs={crumbs} />
          <h1>{title}</h1>
          <nav className="catalogue-jump" aria-label={t('departments')}>
            <ul className="chips">
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {categories.map((department) => (
            <section key={department.id} id={department.id} aria-labelledby={`${department.id}-name`}>
              <h2 id={`${department.id}-name`}>
                <CategoryLink visit={visit} category={department} />
              </h2>
              <ul className="catalogue-columns">
                {department.categories.map((category) => (
                  <li key={category.id}>
                    <h3>
                      <CategoryLink visit={visit} category={category} />
                    </h3>
                    <ul>
                      {category.categories.map((last) => (
                        <li key={last.id}>
                          <CategoryLink visit={visit} category={last} />
                        </li>
                      ))}
                    </ul>
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

function CategoryLink({ visit, category: { id, name, count } }: { visit: Visit; category: Category }) {
  return (
    <a href={visit.link(listAddress({ dimensions: [`category:${id}`], page: 1 }))}>
      {name} <Count visit={visit} of={count} />
    </a>
  )
}
