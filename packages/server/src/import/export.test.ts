import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { exportText, importText } from '../testing/importing.ts'
import { addVariedCatalogue } from '../testing/varied-catalogue.ts'
import { kindNames } from './kinds.ts'
import { formats } from './rows.ts'

let shop: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  ;[shop, other] = await Promise.all([testDatabase(), testDatabase()])
  await addVariedCatalogue(shop.pool)
  await shop.pool.query(
    `update product set withdrawn_at = '2026-01-01', videos = '{v/a,v/b}' where item_no in (select item_no from product limit 3)`,
  )
  await shop.pool.query(
    `insert into synonym (id, language, words, means)
     select 's' || n, 'fr', array['sac à main ' || n, 'sacoche ' || n], case when n > 5 then array['bourse'] else '{}' end
     from generate_series(1, 11) n`,
  )
  await shop.pool.query(
    `insert into collection (id, name_en, name_fr, words_en, words_fr, categories, max_price_cents)
     select 'for-' || n, 'For ' || n, 'Pour ' || n, array['knitter ' || n, 'crafter'], case when n > 3 then array['bas de Noël'] else '{}' end,
       (select array_agg(id order by id) from category where level = 1), case when n > 5 then n * 999 end
     from generate_series(1, 11) n`,
  )
})
afterAll(() => Promise.all([shop.drop(), other.drop()]))

test.each(formats)('1 a whole catalogue imported into an empty shop as %s is exported unchanged', async (format) => {
  await other.pool.query('truncate product, brand, category cascade')
  for (const kind of ['brands', 'categories', 'products', 'stock', 'prices', 'synonyms', 'collections'] as const) {
    const before = await exportText(shop.pool, kind, format)
    const { read, rejections } = await importText(other.pool, kind, before, { format })
    expect(rejections).toEqual([])
    expect(read).toBeGreaterThan(10)
    expect(await exportText(other.pool, kind, format)).toBe(before)
  }
})

test('2 importing a fresh export changes nothing', async () => {
  const versions = () =>
    shop.pool
      .query('select xmin from product union all select xmin from edp union all select xmin from product_style')
      .then(({ rows }) => rows)
  const before = await versions()
  for (const kind of kindNames)
    await importText(shop.pool, kind, await exportText(shop.pool, kind), { format: 'ndjson' })
  expect(await versions()).toEqual(before)
})

test('3 is unchanged after its own import', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })
  const dollars = fc.integer({ min: 1, max: 999_999_999 }).map((cents) => (cents / 100).toFixed(2))
  const code = fc.stringMatching(/^[\w.-]{1,8}$/)
  const named = { nameEn: text, nameFr: text }
  const product = fc
    .record({
      ...named,
      descriptionEn: fc.oneof(text, fc.constant('<p>a<b>b</p>&amp;<script>x</script>')),
      styles: fc.uniqueArray(fc.record({ code, colour: text, ...named }), {
        maxLength: 3,
        selector: ({ code }) => code,
      }),
      sizes: fc.uniqueArray(fc.record({ code, ...named }), { maxLength: 3, selector: ({ code }) => code }),
      price: dollars,
      wasPrice: fc.option(dollars),
      sections: fc.array(fc.record({ titleEn: text, titleFr: text, htmlEn: text, htmlFr: text }), { maxLength: 2 }),
      averageRating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
      weightGrams: fc.nat(1_000_000),
      withdrawn: fc.boolean(),
      addedAt: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((at) => at.toISOString()),
    })
    .map(({ price, wasPrice, ...product }) => {
      const pairs = [null, ...product.styles.map(({ code }) => code)].flatMap((styleCode) =>
        [null, ...product.sizes.map(({ code }) => code)].map((sizeCode) => ({ styleCode, sizeCode, price, wasPrice })),
      )
      const edps = pairs.filter(
        ({ styleCode, sizeCode }) =>
          (styleCode === null) === (product.styles.length === 0) &&
          (sizeCode === null) === (product.sizes.length === 0),
      )
      return { brand: 'b', category: 'c', ...product, edps }
    })
  await other.pool.query('truncate product, brand, category cascade')
  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 5, maxLength: 9 }),
      fc.constantFrom(...formats),
      async (some, format) => {
        const { accepted } = await importText(
          other.pool,
          'products',
          some.map((fields, place) => `${JSON.stringify({ itemNo: `90000${place}`, ...fields })}\n`).join(''),
          {
            createMissing: true,
          },
        )
        taken += accepted
        const once = await exportText(other.pool, 'products', format)
        await importText(other.pool, 'products', once, { format })
        expect(await exportText(other.pool, 'products', format)).toBe(once)
      },
    ),
    { numRuns: 8 },
  )
  expect(taken).toBeGreaterThan(5)
})
