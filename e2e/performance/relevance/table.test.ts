import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Goods, judgeOf, type Reply, readTable } from './table.ts'

const goods = (of: Partial<Goods>): Goods => ({
  categories: ['home', 'lamps'],
  brand: 'acme',
  name: 'Lampe à pied',
  description: '',
  colours: [],
  sizes: [],
  price: 40,
  onSale: false,
  aired: false,
  isNew: false,
  rating: 0,
  reviews: 0,
  isShowstopper: false,
  ...of,
})
const [lamp, rug] = [goods({}), goods({ categories: ['home', 'rugs'] })]
const scarf = goods({ categories: ['fashion', 'scarves'], onSale: true })
const reply = (...first: Goods[]): Reply => ({ first, answers: [] })

describe('a query is answered well', () => {
  test.each<[string, string, Reply, boolean]>([
    ['1. if three of the first five fit', 'cat:lamps', reply(lamp, lamp, rug, lamp, rug), true],
    ['2. and not if two do', 'cat:lamps', reply(lamp, lamp, rug, rug, rug), false],
    ['3. if all fit where fewer come', 'cat:lamps', reply(lamp), true],
    ['4. by what alternatives find together', 'cat:lamps || cat:rugs', reply(lamp, lamp, rug, rug, rug), true],
    ['5. by all terms of an alternative', 'cat:lamps & max:30', reply(lamp, lamp, lamp), false],
    ['6. if all fit, where every one must', 'max:40 & every', reply(lamp, lamp, lamp, goods({ price: 41 })), false],
    ['7. from two departments, where it must be mixed', 'sale & mixed', reply(scarf, scarf, scarf), false],
    ['8. by a name without accents', 'name:/lampe a pied/', reply(lamp), true],
    ['9. by nothing, where nothing is wanted', 'none', reply(), true],
    ['10. and not by something', 'none', reply(lamp), false],
    ['11. nor by nothing where something is wanted', 'cat:lamps', reply(), false],
    ['12. by the one product that is named', 'item:123456', { ...reply(lamp), itemNo: '123456' }, true],
    [
      '13. by an answer that is no product',
      'answer:page:/return/',
      { first: [], answers: [{ url: '/x', text: 'Returns' }] },
      true,
    ],
    [
      '14. by where it leads',
      'redirect:/on-sale/',
      { first: [], answers: [{ url: '/l?d=on-sale:yes', text: '' }] },
      true,
    ],
  ])('%s', (_, wanted, answered, well) => {
    expect(judgeOf(wanted)(answered)).toBe(well)
  })
})

describe('a table', () => {
  const read = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-table-'))
    const file = join(folder, 'table.tsv')
    writeFileSync(file, text)
    try {
      return readTable(file)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  test('1. has a line for each query', () => {
    expect(read('id\tlanguage\tkind\tquery\twanted\n1\tfr\tnoun\tlampe\tcat:lamps\n')).toMatchObject([
      { id: '1', language: 'fr', kind: 'noun', query: 'lampe' },
    ])
  })
  test.each([
    ['2. an unknown term', '1\ten\tnoun\tlamp\tcategory:lamps', /line 2: category:lamps is no term/],
    ['3. an unknown language', '1\tde\tnoun\tLampe\tcat:lamps', /line 2: id, en or fr/],
    ['4. a pattern without slashes', '1\ten\tnoun\tlamp\tname:lamp', /line 2: lamp is no pattern/],
  ])('%s is named with its line', (_, line, problem) => {
    expect(() => read(`id\tlanguage\tkind\tquery\twanted\n${line}\n`)).toThrow(problem)
  })
})
