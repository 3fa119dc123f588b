import type { PoolClient } from 'pg'
import type { Field } from '../kernel/db/copy.ts'
import type { Numbered, Rejection, StageContext } from './kind.ts'
import type { ProductRow } from './products.format.ts'
import type { Unit } from './rows.ts'
import { addRows, duplicateOf, linesOfKeys } from './staging.ts'
import type { NewBrand, NewCategory, Taxonomy } from './taxonomy.ts'

type Row = Numbered<ProductRow>
type Edp = {
  /** Null: the shop assigns one. */
  edpNo: number | null
  styleCode: string | null
  sizeCode: string | null
  price: number
  wasPrice: number | null
  quantity: number | null
}
type StoredEdp = {
  edpNo: number
  itemNo: string
  styleCode: string | null
  sizeCode: string | null
  quantity: number | null
}
type Fitting = Row & {
  brandId: string
  categoryId: string
  edps: Edp[]
  /** The default style and size: the first in stock. */
  usual: Edp | undefined
}

/** Stages products with the numbers of their styles and sizes. */
export async function stageProducts(
  { client, taxonomy }: StageContext,
  rows: readonly Row[],
  { createMissing, unit }: { createMissing: boolean; unit: Unit },
): Promise<Rejection[]> {
  const earlierLines = await linesOfKeys(
    client,
    'import_product',
    'item_no',
    rows.map(({ fields }) => fields.itemNo),
  )
  const numbers = await readNumbers(client, rows)
  const fitting: Fitting[] = []
  const rejections: Rejection[] = []
  const brands: (NewBrand & { line: number })[] = []
  const categories: (NewCategory & { line: number })[] = []
  for (const row of rows) {
    const { line, name, fields } = row
    const { itemNo } = fields
    const reject = (field: string, reason: string) => void rejections.push({ line, name, field, reason })
    const earlierLine = earlierLines.get(itemNo)
    if (earlierLine !== undefined) {
      reject('itemNo', duplicateOf(earlierLine, unit))
      continue
    }
    const brand = brandFor(fields.brand, taxonomy, createMissing)
    if ('reason' in brand) {
      reject('brand', brand.reason)
      continue
    }
    const category = categoryFor(fields, taxonomy, createMissing)
    if ('reason' in category) {
      reject('category', category.reason)
      continue
    }
    const edps = edpsOf(fields).map((edp) => ({ ...edp, edpNo: edp.edpNo ?? numbers.of(itemNo, edp) }))
    const taken = edps.findIndex((edp) => !numbers.isFree(itemNo, edp))
    if (taken >= 0) {
      const { styleCode, sizeCode } = edps[taken] ?? {}
      reject(
        styleCode == null && sizeCode == null ? 'edpNo' : `edps.${taken}.edpNo`,
        'The number is that of another style and size, or this one has another number: numbers never change.',
      )
      continue
    }
    earlierLines.set(itemNo, line)
    numbers.take(itemNo, edps)
    if (brand.made) {
      taxonomy.addBrand(brand.made)
      brands.push({ ...brand.made, line })
    }
    for (const made of category.made) {
      taxonomy.placeCategory(made.id, made.parentId)
      categories.push({ ...made, line })
    }
    const usual = edps.find((edp) => numbers.quantityOf(edp) > 0) ?? edps[0]
    fitting.push({ ...row, brandId: brand.id, categoryId: category.id, edps, usual })
  }
  await giveNumbers(client, fitting)
  await addRows(
    client,
    'import_brand',
    'id, line, name',
    brands.map(({ id, line, name }) => [id, line, name]),
  )
  await addRows(
    client,
    'import_category',
    'id, line, parent_id, position, name_en, name_fr',
    categories.map(({ id, line, parentId, nameEn, nameFr }) => [id, line, parentId, null, nameEn, nameFr]),
  )
  for (const { table, columns, fieldsOf } of tables) await addRows(client, table, columns, fitting.flatMap(fieldsOf))
  return rejections
}

type Resolved<Made> = { id: string; made: Made } | { reason: string }

function brandFor(value: string, taxonomy: Taxonomy, createMissing: boolean): Resolved<NewBrand | undefined> {
  const id = taxonomy.brand(value)
  if (id !== undefined) return { id, made: undefined }
  const made = createMissing ? taxonomy.newBrand(value) : undefined
  if (made) return { id: made.id, made }
  return { reason: `The shop has no brand “${value}”: import brands first, or say --create-missing.` }
}

function categoryFor(
  { category, categoryFr }: ProductRow,
  taxonomy: Taxonomy,
  createMissing: boolean,
): Resolved<NewCategory[]> {
  const id = taxonomy.category(category)
  if (id !== undefined) return { id, made: [] }
  if (!createMissing)
    return { reason: `The shop has no category “${category}”: import categories first, or say --create-missing.` }
  const made = taxonomy.newCategories(category, categoryFr)
  if (typeof made === 'string') return { reason: made }
  return { id: made.at(-1)?.id ?? '', made }
}

const edpsOf = ({ edps, edpNo, price, wasPrice, quantity }: ProductRow): Edp[] =>
  edps?.length ? edps : [{ edpNo, styleCode: null, sizeCode: null, price: price ?? 0, wasPrice, quantity }]

const pairOf = (itemNo: string, { styleCode, sizeCode }: Pick<Edp, 'styleCode' | 'sizeCode'>) =>
  JSON.stringify([itemNo, styleCode, sizeCode])

/** The numbers of styles and sizes, in the database and in earlier rows. */
async function readNumbers(client: PoolClient, rows: readonly Row[]) {
  const given = rows.flatMap(({ fields }) => edpsOf(fields).flatMap(({ edpNo }) => edpNo ?? []))
  const { rows: existing } = await client.query<StoredEdp>({
    name: 'import.edps',
    text: `SELECT edp_no AS "edpNo", item_no AS "itemNo", style_code AS "styleCode", size_code AS "sizeCode", quantity
      FROM edp WHERE item_no = ANY($1)
      UNION SELECT edp_no, item_no, style_code, size_code, quantity FROM edp WHERE edp_no = ANY($2)
      UNION SELECT edp_no, item_no, style_code, size_code, 0 FROM import_edp WHERE edp_no = ANY($2)`,
    values: [rows.map(({ fields }) => fields.itemNo), given],
  })
  const numberOf = new Map<string, number>()
  const pairWith = new Map<number, string>()
  const stock = new Map<number, number>()
  function add({ edpNo, itemNo, ...rest }: StoredEdp) {
    const pair = pairOf(itemNo, rest)
    numberOf.set(pair, edpNo)
    pairWith.set(edpNo, pair)
    if (rest.quantity !== null) stock.set(edpNo, rest.quantity)
  }
  for (const edp of existing) add(edp)
  return {
    of: (itemNo: string, edp: Edp): number | null => numberOf.get(pairOf(itemNo, edp)) ?? null,
    /** Whether a number is free for a style and size: a number is never given to another one. */
    isFree(itemNo: string, edp: Edp): boolean {
      if (edp.edpNo === null) return true
      const pair = pairOf(itemNo, edp)
      return (pairWith.get(edp.edpNo) ?? pair) === pair && (numberOf.get(pair) ?? edp.edpNo) === edp.edpNo
    },
    take(itemNo: string, edps: Edp[]) {
      for (const edp of edps) if (edp.edpNo !== null) add({ ...edp, edpNo: edp.edpNo, itemNo })
    },
    /** The quantity in the file, else the present stock. */
    quantityOf: ({ edpNo, quantity }: Edp): number => quantity ?? (edpNo === null ? 0 : (stock.get(edpNo) ?? 0)),
  }
}

async function giveNumbers(client: PoolClient, products: readonly Fitting[]): Promise<void> {
  const without = products.flatMap(({ edps }) => edps.filter(({ edpNo }) => edpNo === null))
  if (without.length === 0) return
  // The file may contain numbers that this or another shop assigned: new numbers are above all of them.
  const highest = products.reduce((most, { edps }) => edps.reduce((top, edp) => Math.max(top, edp.edpNo ?? 0), most), 0)
  await client.query({
    name: 'import.numbers-above',
    text: `SELECT setval('edp_number', greatest((SELECT max(edp_no) FROM import_edp), $1::int, (SELECT last_value FROM edp_number)))`,
    values: [highest],
  })
  const { rows } = await client.query<{ edpNo: number }>({
    name: 'import.numbers',
    text: `SELECT nextval('edp_number')::int AS "edpNo" FROM generate_series(1, $1)`,
    values: [without.length],
  })
  for (const [place, edp] of without.entries()) edp.edpNo = rows[place]?.edpNo ?? null
}

type Table = { table: string; columns: string; fieldsOf: (product: Fitting) => Field[][] }

/** The rows of a product in each staging table. */
const tables: readonly Table[] = [
  {
    table: 'import_product',
    columns: `item_no, line, brand_id, category_id, name_en, name_fr, description_en, description_fr, seller_type,
      is_donation, no_of_payments, image_url, images, videos, weight_grams, added_at, review_count, average_rating,
      withdrawn, has_sections, default_edp, min_price_cents, max_price_cents, min_was_cents, max_was_cents`,
    fieldsOf({ line, fields, brandId, categoryId, edps, usual }) {
      const prices = edps.map(({ price }) => price)
      const was = edps.flatMap(({ wasPrice }) => wasPrice ?? [])
      return [
        [
          fields.itemNo,
          line,
          brandId,
          categoryId,
          fields.nameEn,
          fields.nameFr,
          fields.descriptionEn,
          fields.descriptionFr,
          fields.sellerType,
          fields.isDonation,
          fields.noOfPayments,
          fields.imageUrl,
          fields.images,
          fields.videos,
          fields.weightGrams,
          fields.addedAt,
          fields.reviewCount,
          fields.averageRating,
          fields.withdrawn,
          fields.sections !== null,
          usual?.edpNo ?? 0,
          Math.min(...prices),
          Math.max(...prices),
          was.length > 0 ? Math.min(...was) : null,
          was.length > 0 ? Math.max(...was) : null,
        ],
      ]
    },
  },
  {
    table: 'import_style',
    columns: 'item_no, code, position, colour, name_en, name_fr, image_url',
    fieldsOf: ({ fields: { itemNo, styles, imageUrl } }) =>
      (styles ?? []).map((style, place) => [
        itemNo,
        style.code,
        place,
        style.colour,
        style.nameEn,
        style.nameFr,
        style.imageUrl || imageUrl || '',
      ]),
  },
  {
    table: 'import_size',
    columns: 'item_no, code, position, name_en, name_fr',
    fieldsOf: ({ fields: { itemNo, sizes } }) =>
      (sizes ?? []).map(({ code, nameEn, nameFr }, place) => [itemNo, code, place, nameEn, nameFr]),
  },
  {
    table: 'import_edp',
    columns: 'edp_no, item_no, style_code, size_code, price_cents, was_price_cents, quantity',
    fieldsOf: ({ fields: { itemNo }, edps }) =>
      edps.map(({ edpNo, styleCode, sizeCode, price, wasPrice, quantity }) => [
        edpNo,
        itemNo,
        styleCode,
        sizeCode,
        price,
        wasPrice,
        quantity,
      ]),
  },
  {
    table: 'import_section',
    columns: 'item_no, tab_order, title_en, title_fr, html_en, html_fr',
    fieldsOf: ({ fields: { itemNo, sections } }) =>
      (sections ?? []).map(({ titleEn, titleFr, htmlEn, htmlFr }, place) => [
        itemNo,
        place + 1,
        titleEn,
        titleFr,
        htmlEn,
        htmlFr,
      ]),
  },
]
