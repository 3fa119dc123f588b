import type { Page } from '../../kernel/page.ts'
import { expect, type Visit } from '../../kernel/visit.ts'
import type { Category } from '../../parts/catalogue/categories.ts'
import { listAddress } from '../../parts/catalogue/list-address.ts'
import { Crumbs, crumbsData } from '../../parts/crumbs.tsx'
import { JsonLd } from '../../parts/json-ld.tsx'

const path = '/pages/shopbycategory'

/** Every category of the shop, three levels deep. */
export const shopByCategoryPage: Page = {
  path,
  audience: 'public',
  async load(visit) {
    const { t } = visit
    const { categories } = expect(await visit.client.catalogue.categories())
    const title = t('catalogue.categories')
    const crumbs = [{ name: title, path }]
    visit.canonical = path
    return {
      title,
      description: t('catalogue.categoriesMeta', { names: categories.map(({ name }) => name).join(', ') }),
      head: <JsonLd data={crumbsData(visit, crumbs)} />,
      body: (
        <div className="catalogue">
          <Crumbs visit={visit} crumbs={crumbs} />
          <h1>{title}</h1>
          <nav className="catalogue-jump" aria-label={t('catalogue.departments')}>
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
      {name} <span className="count">{visit.formatNumber(count)}</span>
    </a>
  )
}
