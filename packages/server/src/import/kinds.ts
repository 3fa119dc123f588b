import { planTimeZone } from '@onair/core/dates'
import { z } from 'zod'
import { amountKind } from './amounts.ts'
import { code, needed, optional, perhaps, text, whole } from './cells.ts'
import { collectionKind } from './collections.ts'
import { type Kind, kindOf, type Rejection } from './kind.ts'
import { mergeBrands, mergeCategories, mergeProducts } from './merge.ts'
import { ownPictures } from './own-pictures.ts'
import { productRow } from './products.format.ts'
import { stageProducts } from './products.stage.ts'
import { type ImportFormat, unitOf } from './rows.ts'
import { scheduleKind } from './schedule.ts'
import { addRows, duplicateOf, linesOfKeys } from './staging.ts'
import { synonymKind } from './synonyms.ts'

/** The kinds that can be imported and exported. */
export const kindNames = [
  'products',
  'brands',
  'categories',
  'stock',
  'prices',
  'schedule',
  'synonyms',
  'collections',
] as const
export type KindName = (typeof kindNames)[number]

type KindOptions = {
  /** Whether to create missing brands and categories that products name. */
  createMissing: boolean
  format: ImportFormat
  /** The address below which the shop's pictures are. */
  pictures: string
  /** The time zone of a schedule's times without one. The default is UTC in XMLTV, as its DTD says, and Toronto elsewhere. */
  timeZone: string | undefined
}

export function kindNamed(name: KindName, { createMissing, format, pictures, timeZone }: KindOptions): Kind {
  switch (name) {
    case 'products': {
      const { own, remarks } = ownPictures(pictures)
      return kindOf({
        schema: productRow,
        needed: ['itemNo', 'nameEn', 'nameFr', 'brand', 'category', ['price', 'edps']],
        stage: (context, rows) =>
          stageProducts(
            context,
            rows.map((row) => ({ ...row, fields: own(row.fields) })),
            { createMissing, unit: unitOf(format) },
          ),
        remarks,
        merge: mergeProducts,
      })
    }
    case 'brands':
      return brands
    case 'categories':
      return categories
    case 'synonyms':
      return synonymKind
    case 'collections':
      return collectionKind
    case 'schedule':
      return format === 'xmltv'
        ? scheduleKind('xmltv', timeZone ?? 'UTC')
        : scheduleKind('rows', timeZone ?? planTimeZone)
    default:
      return amountKind(name)
  }
}

const brands = kindOf({
  schema: z.object({ id: needed(code(100)), name: needed(text(100)) }),
  needed: ['id', 'name'],
  async stage({ client }, rows) {
    const earlierLines = await linesOfKeys(
      client,
      'import_brand',
      'id',
      rows.map(({ fields }) => fields.id),
    )
    const rejections: Rejection[] = []
    const fitting = rows.filter(({ line, fields }) => {
      const earlierLine = earlierLines.get(fields.id)
      if (earlierLine === undefined) earlierLines.set(fields.id, line)
      else rejections.push({ line, field: 'id', reason: duplicateOf(earlierLine) })
      return earlierLine === undefined
    })
    await addRows(
      client,
      'import_brand',
      'id, line, name',
      fitting.map(({ line, fields }) => [fields.id, line, fields.name]),
    )
    return rejections
  },
  merge: mergeBrands,
})

const categories = kindOf({
  schema: z.object({
    id: needed(code(320)),
    parent: optional(code(320), ''),
    position: perhaps(whole(0, 30_000)),
    nameEn: needed(text(100)),
    nameFr: needed(text(100)),
  }),
  needed: ['id', 'parent', 'nameEn', 'nameFr'],
  async stage({ client, taxonomy }, rows) {
    const earlierLines = await linesOfKeys(
      client,
      'import_category',
      'id',
      rows.map(({ fields }) => fields.id),
    )
    const rejections: Rejection[] = []
    const fitting = rows.filter(({ line, fields: { id, parent } }) => {
      const reject = (field: string, reason: string) => {
        rejections.push({ line, field, reason })
        return false
      }
      const earlierLine = earlierLines.get(id)
      if (earlierLine !== undefined) return reject('id', duplicateOf(earlierLine))
      if (parent && !taxonomy.hasCategory(parent))
        return reject('parent', `“${parent}” is neither in the shop nor on an earlier line.`)
      const misplaced = taxonomy.misplaced(id, parent || null)
      if (misplaced) return reject('parent', misplaced)
      earlierLines.set(id, line)
      taxonomy.placeCategory(id, parent || null)
      return true
    })
    await addRows(
      client,
      'import_category',
      'id, line, parent_id, position, name_en, name_fr',
      fitting.map(({ line, fields: { id, parent, position, nameEn, nameFr } }) => [
        id,
        line,
        parent || null,
        position,
        nameEn,
        nameFr,
      ]),
    )
    return rejections
  },
  merge: mergeCategories,
})
