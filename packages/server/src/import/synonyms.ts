import type { PoolClient } from 'pg'
import { z } from 'zod'
import { code, needed, oneOf, optional, type Reader, text, wrong } from './cells.ts'
import { kindOf, type Rejection } from './kind.ts'
import { addRows, duplicateOf, linesOfKeys } from './staging.ts'

const [mostPhrases, longestPhrase, mostWords] = [50, 60, 4]

/** Words and phrases, separated by commas. */
export const phrases: Reader<string[]> = (value) => {
  const line = text(mostPhrases * longestPhrase)(value)
  if (typeof line !== 'string') return line
  const all = line.split(',').flatMap((phrase) => phrase.trim() || [])
  const tooLong = all.find((phrase) => phrase.length > longestPhrase || phrase.split(/[\s-]+/).length > mostWords)
  if (tooLong) return wrong(`“${tooLong}” is longer than ${mostWords} words or ${longestPhrase} characters.`)
  const different = [...new Set(all)]
  return different.length > mostPhrases
    ? wrong(`It has ${different.length} entries; ${mostPhrases} is the most.`)
    : different
}

const row = z.object({
  id: needed(code(100)),
  language: needed(oneOf('en', 'fr')),
  words: optional(phrases, []),
  means: optional(phrases, []),
})

/** Sets of words that mean the same to shoppers. A row without words deletes its set. */
export const synonymKind = kindOf({
  schema: row,
  needed: ['id', 'language', 'words'],
  async stage({ client }, rows) {
    const earlierLines = await linesOfKeys(
      client,
      'import_synonym',
      'id',
      rows.map(({ fields }) => fields.id),
    )
    const rejections: Rejection[] = []
    const fitting = rows.filter(({ line, fields: { id, words, means } }) => {
      const reject = (field: string, reason: string) => {
        rejections.push({ line, field, reason })
        return false
      }
      const earlierLine = earlierLines.get(id)
      if (earlierLine !== undefined) return reject('id', duplicateOf(earlierLine))
      if (words?.length === 1 && !means?.length)
        return reject('words', 'One word alone is no set: add others, or what it means.')
      earlierLines.set(id, line)
      return true
    })
    await addRows(
      client,
      'import_synonym',
      'id, line, language, words, means',
      fitting.map(({ line, fields: { id, language, words, means } }) => [id, line, language, words ?? [], means ?? []]),
    )
    return rejections
  },
  merge: mergeSynonyms,
})

async function mergeSynonyms(client: PoolClient): Promise<void> {
  await client.query(`DELETE FROM synonym USING import_synonym s WHERE synonym.id = s.id AND s.words = '{}'`)
  await client.query(
    `INSERT INTO synonym AS old (id, language, words, means)
     SELECT id, language, words, means FROM import_synonym WHERE words <> '{}'
     ON CONFLICT (id) DO UPDATE SET (language, words, means) = ROW(excluded.language, excluded.words, excluded.means)
     WHERE ROW(old.language, old.words, old.means) IS DISTINCT FROM ROW(excluded.language, excluded.words, excluded.means)`,
  )
}
