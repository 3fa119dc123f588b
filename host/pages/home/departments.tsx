import { catalogueClient } from '@onair/core/catalogue/client'
import { Picture } from '@onair/widgets/parts'
import { translator } from '../../kernel/messages.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './home.messages.en.json'
import fr from './home.messages.fr.json'

type Department = { id: string; name: string; url: string; imageUrl: string }

/**
 * The departments that have products, each with the picture of its best rated product.
 * @throws {Unreachable} when a list is refused: an incomplete result would be cached for all visitors
 */
export async function readDepartments({ http }: Visit): Promise<Department[]> {
  const catalogue = catalogueClient(http)
  const { items } = unwrap(await catalogue.menu())
  const withPictures = await Promise.all(
    items.map(async ({ id, name, url }) => {
      const query = { dimensions: `category:${id}`, sortKey: 'rating', pageSize: 1 } as const
      const imageUrl = unwrap(await catalogue.products(query)).products[0]?.imageUrl
      return imageUrl === undefined ? [] : [{ id, name, url, imageUrl }]
    }),
  )
  return withPictures.flat()
}

/** Links to the departments, with pictures. */
export function Departments({ visit, departments }: { visit: Visit; departments: readonly Department[] }) {
  const { link, host } = visit
  const t = translator(visit, en, fr)
  if (departments.length === 0) return null
  return (
    <section aria-labelledby="departments">
      <div className="heading">
        <h2 id="departments">{t('departments')}</h2>
        <a className="more" href={link('/pages/shopbycategory')}>
          {t('allDepartments')}
        </a>
      </div>
      <ul className="departments">
        {departments.map(({ id, name, url, imageUrl }) => (
          <li key={id}>
            <a href={link(url)}>
              <Picture base={host.settings.imageBase} name={imageUrl} alt="" sizes="thumb" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
