import { provincesOfPostalCode } from '@onair/core/address'
import { provinces } from '@onair/core/provinces'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'
import { municipalities } from './municipalities.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox()
})
afterAll(() => sandbox.close())

type Item = Record<string, string>
const ask = async (path: string, query: Record<string, string>): Promise<Item[]> => {
  const url = `/addresscomplete/Interactive/${path}/json3.ws`
  const reply = await sandbox.app.inject({ url, query: { Key: 'onair-demo', ...query } })
  expect(reply.statusCode).toBe(200)
  return reply.json().Items
}
const find = (SearchTerm: string, more: Record<string, string> = {}) =>
  ask('Find/v2.10', { SearchTerm, Country: 'CAN', MaxSuggestions: '7', MaxResults: '10', ...more })
const retrieve = (Id: string) => ask('Retrieve/v2.11', { Id })
const first = (items: Item[]): Item => {
  const [item] = items
  if (!item) throw new Error('Nothing was found')
  return item
}

describe('the municipalities', () => {
  it('1. are in all thirteen provinces, with postal codes of the province', async () => {
    const places = await municipalities()
    expect(places.length).toBeGreaterThan(900)
    expect(new Set(places.map(({ province }) => province))).toEqual(new Set(provinces.map(({ code }) => code)))
    for (const { name, province, forwardSortationArea } of places) {
      const code = `${forwardSortationArea}1A1`
      expect(forwardSortationArea, name).toMatch(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/)
      expect(provincesOfPostalCode(code), `${name} ${code}`).toContain(province)
    }
  })

  it('2. have their accents', async () => {
    const names = (await municipalities()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Montréal', 'Québec', 'Trois-Rivières', "St. John's", 'Iqaluit']))
  })
})

describe('Find', () => {
  it('1. returns at most seven results, in the real format, the same every time', async () => {
    const items = await find('12 main')
    expect(items).toHaveLength(7)
    expect(first(items)).toEqual({
      Id: expect.stringMatching(/^CA\|CP\|B\|\d+$/),
      Text: expect.stringMatching(/^12 Main /),
      Highlight: '0-2,3-7',
      Cursor: 0,
      Description: expect.stringMatching(/^.+, [A-Z]{2}, [A-Z]\d[A-Z] \d[A-Z]\d$/),
      Next: 'Retrieve',
    })
    expect(await find('12 main')).toEqual(items)
  })

  it('2. works from the first character, whatever it is', async () => {
    for (const term of ['1', 'r', 'É', 'h']) expect((await find(term)).length, term).toBe(7)
  })

  it('3. writes Quebec’s streets in the requested language', async () => {
    const [english] = await find('70 frontenac montreal')
    const [french] = await find('70 frontenac montréal', { LanguagePreference: 'fr' })
    expect([english?.Text, french?.Text]).toEqual(['70 Frontenac St', '70 Rue Frontenac'])
    expect(english?.Id).toBe(french?.Id)
  })

  it('4. a street is a container, opened by its id: ten results at most, with the typed beginning', async () => {
    const street = first(await find('rue frontenac', { LanguagePreference: 'fr' }))
    expect(street).toMatchObject({ Next: 'Find', Text: 'Rue Frontenac' })
    expect(street.Description).toMatch(/ - \d+ Adresses$/)
    const inside = await find('rue frontenac', { LastId: street.Id ?? '' })
    expect(inside).toHaveLength(10)
    const twenties = await find('2', { LastId: street.Id ?? '' })
    expect(twenties.length).toBeGreaterThan(0)
    for (const { Text } of twenties) expect(Text).toMatch(/^2\d* /)
  })

  it('5. so is a house with flats', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => 20 + index)
    const hits = (await Promise.all(numbers.map((number) => find(`${number} frontenac montreal`)))).flat()
    const house = first(hits.filter(({ Next }) => Next === 'Find'))
    expect(house.Description).toMatch(/[A-Z]\d[A-Z] \d[A-Z]\d - \d+ Addresses$/)
    const flat = first(await find('any', { LastId: house.Id ?? '' }))
    expect(flat.Text).toBe(`101-${house.Text}`)
    expect(first(await retrieve(flat.Id ?? ''))).toMatchObject({ SubBuilding: '101', Line1: flat.Text })
  })

  it('6. finds by postal code, by post office box in both languages, and by ordinals', async () => {
    const street = first(await find('12 main'))
    const code = street.Description?.slice(-7) ?? ''
    for (const one of await find(code)) expect(one.Next).toBe('Find')
    expect(first(await find('PO Box 12 Gatineau'))).toMatchObject({ Text: 'PO Box 12', Next: 'Retrieve' })
    expect(first(await find('C.P. 12 Gatineau', { LanguagePreference: 'fr' }))).toMatchObject({ Text: 'CP 12' })
    expect(first(await find('16th ave'))).toMatchObject({ Text: '16th Ave', Next: 'Find' })
    expect(first(await find('3 16th ave'))).toMatchObject({ Text: '3 16th Ave', Next: 'Retrieve' })
  })

  it.each(['zzzz', '99999 main', '0 main', '%00', '12 main Timbuktu'])('7. %j finds nothing', async (term) => {
    expect(await find(term)).toEqual([])
  })

  it('8. has addresses of Canada only', async () => {
    expect(await find('12 main', { Country: 'USA' })).toEqual([])
  })

  it.each([
    ['an unknown key', { Key: 'wrong', SearchTerm: 'a' }, '2'],
    ['no credit', { Key: 'onair-spent', SearchTerm: 'a' }, '3'],
    ['nothing to find', { SearchTerm: ' ' }, '1001'],
  ])('9. %s is an error in a 200', async (_case, query, code) => {
    expect(await ask('Find/v2.10', query)).toEqual([
      { Error: code, Description: expect.any(String), Cause: expect.any(String), Resolution: expect.any(String) },
    ])
  })
})

describe('Retrieve', () => {
  it('1. returns an item for each language, every value a string, with a postal code of the province', async () => {
    for (const term of ['70 frontenac montreal', '12 main ottawa', '3 king yellowknife', '1 iqaluit', 'CP 7 laval']) {
      const { Id = '' } = first((await find(term)).filter(({ Next }) => Next === 'Retrieve'))
      const items = await retrieve(Id)
      expect(items.map(({ Language }) => Language)).toEqual(['ENG', 'FRE'])
      for (const item of items) {
        for (const value of Object.values(item)) expect(value).toBeTypeOf('string')
        expect(provincesOfPostalCode(item.PostalCode ?? '')).toContain(item.ProvinceCode)
      }
    }
  })

  it('2. names the box of a post office box', async () => {
    const { Id = '' } = first(await find('PO Box 12 Gatineau'))
    expect(await retrieve(Id)).toMatchObject([
      { POBoxNumber: '12', Line1: 'PO Box 12', Street: '' },
      { POBoxNumber: '12', Line1: 'CP 12', City: 'Gatineau' },
    ])
  })

  it.each([
    '',
    'CA|CP|B|',
    'CA|CP|B|1',
    'CA|CP|S|1',
    'CA|CP|B|1999990000',
    'CA|CP|B|1000050099',
    'CA|CP|P|9999900012',
    "'",
  ])('3. %j is no address: an error in a 200', async (id) => {
    expect(await retrieve(id)).toMatchObject([{ Error: '1001', Description: 'Id Invalid' }])
  })
})
