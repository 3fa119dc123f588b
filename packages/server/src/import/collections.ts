import type { PoolClient } from 'pg'
import { z } from 'zod'
import { amount, needed, optional, perhaps, type Reader, text, wrong } from './cells.ts'
import { kindOf, type Rejection } from './kind.ts'
import { addRows, duplicateOf, linesOfKeys } from './staging.ts'
import { phrases } from './synonyms.ts'

const [mostCategories, longestId] = [100, 320]

/** A key that is part of an address. */
const slug: Reader<string> = (value) => {
  const read = text(100)(value)
  if (typeof read !== 'string' || /^[a-z0-9-]+$/.test(read)) return read
  return wrong(`“${read}” is no id of a collection: small letters, digits and “-” only.`)
}

/** Ids, separated by commas. */
const ids: Reader<string[]> = (value) => {
  const line = text(mostCategories * longestId)(value)
  return typeof line === 'string' ? [...new Set(line.split(',').flatMap((id) => id.trim() || []))] : line
}

const row = z.object({
  id: needed(slug),
  nameEn: needed(text(100)),
  nameFr: needed(text(100)),
  wordsEn: optional(phrases, []),
  wordsFr: optional(phrases, []),
  categories: optional(ids, []),
  maxPrice: perhaps(amount),
})

/** Collections of gifts. A row without categories deletes its collection. */
export const collectionKind = kindOf({
  schema: row,
  needed: ['id', 'nameEn', 'nameFr', 'categories'],
  async stage({ client, taxonomy }, rows) {
    const earlierLines = await linesOfKeys(
      client,
      'import_collection',
      'id',
      rows.map(({ fields }) => fields.id),
    )
    const rejections: Rejection[] = []
    const fitting = rows.filter(({ line, fields: { id, categories } }) => {
      const reject = (field: string, reason: string) => {
        rejections.push({ line, field, reason })
        return false
      }
      const earlierLine = earlierLines.get(id)
      if (earlierLine !== undefined) return reject('id', duplicateOf(earlierLine))
      const unknown = (categories ?? []).filter((category) => !taxonomy.hasCategory(category))
      if (unknown.length > 0)
        return reject('categories', `The shop has no category ${unknown.map((one) => `“${one}”`).join(', ')}.`)
      earlierLines.set(id, line)
      return true
    })
    await addRows(
      client,
      'import_collection',
      'id, line, name_en, name_fr, words_en, words_fr, categories, max_price_cents',
      fitting.map(({ line, fields: { id, nameEn, nameFr, wordsEn, wordsFr, categories, maxPrice } }) => [
        ...[id, line, nameEn, nameFr],
        ...[wordsEn ?? [], wordsFr ?? [], categories ?? [], maxPrice],
      ]),
    )
    return rejections
  },
  merge: mergeCollections,
})

const columns = 'name_en, name_fr, words_en, words_fr, categories, max_price_cents'
const of = (row: string) => columns.replaceAll(/\w+/g, (column) => `${row}.${column}`)

async function mergeCollections(client: PoolClient): Promise<void> {
  await client.query(
    `DELETE FROM collection USING import_collection s WHERE collection.id = s.id AND s.categories = '{}'`,
  )
  await client.query(
    `INSERT INTO collection AS old (id, ${columns}) SELECT id, ${columns} FROM import_collection WHERE categories <> '{}'
     ON CONFLICT (id) DO UPDATE SET (${columns}) = ROW(${of('excluded')})
     WHERE ROW(${of('old')}) IS DISTINCT FROM ROW(${of('excluded')})`,
  )
}
