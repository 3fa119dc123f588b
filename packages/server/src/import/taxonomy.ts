import type { PoolClient } from 'pg'
import { slug } from './slug.ts'

export type NewBrand = { id: string; name: string }
export type NewCategory = { id: string; parentId: string | null; nameEn: string; nameFr: string }

/** The most levels of categories. */
export const deepest = 3
const separator = ' > '

/**
 * The brands and categories that rows can refer to: the stored ones, and those of earlier rows. A brand is referred to by id or
 * name, a category by id or by its path of names, such as `Home > Kitchen > Kettles`.
 */
export class Taxonomy {
  private readonly brands = new Map<string, string>()
  private readonly categories = new Map<string, string | null>()

  static async read(client: PoolClient): Promise<Taxonomy> {
    const taxonomy = new Taxonomy()
    const brands = await client.query<NewBrand>('SELECT id, name FROM brand UNION SELECT id, name FROM import_brand')
    for (const brand of brands.rows) taxonomy.addBrand(brand)
    const categories = await client.query<{ id: string; parentId: string | null }>(
      `SELECT id, parent_id AS "parentId" FROM import_category
       UNION ALL SELECT id, parent_id FROM category c WHERE NOT EXISTS (SELECT FROM import_category WHERE id = c.id)`,
    )
    for (const { id, parentId } of categories.rows) taxonomy.placeCategory(id, parentId)
    return taxonomy
  }

  brand(value: string): string | undefined {
    return this.brands.get(value) ?? this.brands.get(value.toLowerCase()) ?? this.brands.get(slug(value))
  }

  addBrand({ id, name }: NewBrand): void {
    if (!this.brands.has(name.toLowerCase())) this.brands.set(name.toLowerCase(), id)
    this.brands.set(id, id)
  }

  /** The new brand of a name; undefined if the name gives no id. */
  newBrand(name: string): NewBrand | undefined {
    const id = slug(name)
    return id ? { id, name } : undefined
  }

  category(value: string): string | undefined {
    if (this.categories.has(value)) return value
    const id = slug(value)
    return this.categories.has(id) ? id : undefined
  }

  hasCategory(id: string): boolean {
    return this.categories.has(id)
  }

  placeCategory(id: string, parentId: string | null): void {
    this.categories.set(id, parentId)
  }

  /** The missing categories of a path of names, from the first level down; a sentence for an invalid path. */
  newCategories(path: string, pathFr: string | null): NewCategory[] | string {
    const names = path.split(separator).map((name) => name.trim())
    const namesFr = pathFr === null ? names : pathFr.split(separator).map((name) => name.trim())
    if (names.length > deepest) return `It has ${names.length} levels; ${deepest} is the most.`
    if (namesFr.length !== names.length) return 'The French path must have as many levels as the English one.'
    const missing: NewCategory[] = []
    let parentId: string | null = null
    for (const [level, nameEn] of names.entries()) {
      const id = slug(names.slice(0, level + 1).join(separator))
      const nameFr = namesFr[level]
      if (!slug(nameEn) || !nameFr) return 'Every level of the path needs a name.'
      if (!this.categories.has(id)) missing.push({ id, parentId, nameEn, nameFr })
      parentId = id
    }
    return missing
  }

  /** Why a category cannot have this parent; undefined if it can. */
  misplaced(id: string, parentId: string | null): string | undefined {
    let level = 1
    for (let above = parentId; above !== null; above = this.categories.get(above) ?? null) {
      if (above === id) return 'It would lie within itself.'
      level += 1
    }
    const levels = level - 1 + this.levelsFrom(id)
    return levels > deepest ? `It would make ${levels} levels; ${deepest} is the most.` : undefined
  }

  /** The levels of a category and those below it. */
  private levelsFrom(id: string): number {
    let below = 0
    if (this.categories.has(id))
      for (const [child, parent] of this.categories) if (parent === id) below = Math.max(below, this.levelsFrom(child))
    return 1 + below
  }
}
