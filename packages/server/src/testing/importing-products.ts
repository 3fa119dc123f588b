import { afterAll, beforeAll, beforeEach } from 'vitest'
import { addProducts } from './catalogue.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { importText } from './importing.ts'

export const header = 'itemNo,nameEn,nameFr,brand,category,price,quantity'
/** A file of products with these rows. */
export const csv = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`
export const kettle = '100001,Kettle,Bouilloire,brio,kettles,49.99,5'

/** A database for tests that import products: it has brands and categories, and each test adds its own products. */
export function productImports() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await addProducts(database.pool, [])
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await database.pool.query('truncate product cascade')
    await database.pool.query(
      `insert into brand (id, name) values ('brio', 'Brio'), ('nord', 'Maison Nord') on conflict do nothing`,
    )
  })
  async function query<Row>(sql: string): Promise<Row[]> {
    return (await database.pool.query(sql)).rows as Row[]
  }
  return {
    get pool() {
      return database.pool
    },
    query,
    load: (text: string, options = {}) => importText(database.pool, 'products', text, options),
    names: async () =>
      (await query<{ name: string }>('select name_en as name from product order by item_no')).map(({ name }) => name),
  }
}
