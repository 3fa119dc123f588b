import { type Brands, catalogueClient, type Menu } from '@onair/core/catalogue/client'
import { readMenu, writeMenu } from '@onair/core/session'
import { httpModel, type Models } from '@onair/widgets/models'

export type MenuItem = Menu['items'][number]
/** A link of the menu's lower levels. */
export type MenuLink = { name: string; url: string }
export type MenuData = { items: MenuItem[]; brands: Brands['brands'] }

const reading = new WeakMap<Models, Promise<MenuData | undefined>>()

/**
 * The whole menu, three levels deep, with its brands: from the tab's storage (specification §7), else from the server. Undefined
 * if the server cannot be reached; the next call tries again.
 */
export function menuData(models: Models): Promise<MenuData | undefined> {
  const there = reading.get(models)
  if (there) return there
  const asked = read(models).catch(() => {
    reading.delete(models)
    return undefined
  })
  reading.set(models, asked)
  return asked
}

async function read(models: Models): Promise<MenuData> {
  const { session, language } = models.environment
  const stored = readMenu(session, language)
  if (isMenu(stored)) return stored
  const client = catalogueClient(models.of(httpModel))
  const [menu, brands] = await Promise.all([client.menu(), client.brands('primary_nav')])
  if (!menu.ok) throw new Error(`The menu was refused with ${menu.status}`)
  const data = { items: menu.value.items, brands: brands.ok ? brands.value.brands : [] }
  writeMenu(session, language, data)
  return data
}

const isMenu = (value: unknown): value is MenuData =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  'brands' in value &&
  Array.isArray(value.brands)

/** The path of a brand's products. */
export const brandUrl = (id: string): string => `/pages/productlist?dimensions=brand:${id}`
