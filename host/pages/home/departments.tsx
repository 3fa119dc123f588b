import { Picture } from '@onair/widgets/parts'
import { expect, type Visit } from '../../kernel/visit.ts'

type Department = { id: string; name: string; url: string; imageUrl: string }

/**
 * The departments that have products, each with the picture of its best loved one.
 * @throws {Unreachable} when a list is refused: half of them would be kept for all visitors
 */
export async function readDepartments({ client }: Visit): Promise<Department[]> {
  const { items } = expect(await client.catalogue.menu())
  const found = await Promise.all(
    items.map(async ({ id, name, url }) => {
      const query = { dimensions: `category:${id}`, sortKey: 'rating', pageSize: 1 } as const
      const imageUrl = expect(await client.catalogue.products(query)).products[0]?.imageUrl
      return imageUrl === undefined ? [] : [{ id, name, url, imageUrl }]
    }),
  )
  return found.flat()
}

/** The ways into the shop's departments, in pictures. */
export function Departments({ visit, departments }: { visit: Visit; departments: readonly Department[] }) {
  const { t, link, settings } = visit
  if (departments.length === 0) return null
  return (
    <section aria-labelledby="departments">
      <div className="heading">
        <h2 id="departments">{t('home.departments')}</h2>
        <a className="more" href={link('/pages/shopbycategory')}>
          {t('menu.departments')}
        </a>
      </div>
      <ul className="departments">
        {departments.map(({ id, name, url, imageUrl }) => (
          <li key={id}>
            <a href={link(url)}>
              <Picture base={settings.imageBase} name={imageUrl} alt="" sizes="thumb" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
