import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressErrors } from './address.rules.ts'
import { foundAddresses, retrievedPlace } from './lookup.rules.ts'

const english = {
  Language: 'ENG',
  Line1: '7360 Frontenac St',
  City: 'Saint-Hyacinthe',
  ProvinceCode: 'QC',
  PostalCode: 'J2S 7A9',
  POBoxNumber: '',
}
const french = { ...english, Language: 'FRE', Line1: '7360 Rue Frontenac' }

describe('suggestions of a Find reply', () => {
  test('1. addresses and containers', () => {
    const items = [
      { Id: 'CA|CP|B|1', Text: '12 Main St', Highlight: '0-2', Cursor: 0, Description: 'Ottawa, ON', Next: 'Retrieve' },
      {
        Id: 'CA|CP|S|2',
        Text: 'Main St',
        Highlight: '',
        Cursor: 7,
        Description: 'Ottawa, ON - 32 Addresses',
        Next: 'Find',
      },
    ]
    expect(foundAddresses(items)).toEqual([
      { id: 'CA|CP|B|1', text: '12 Main St', description: 'Ottawa, ON', isContainer: false },
      { id: 'CA|CP|S|2', text: 'Main St', description: 'Ottawa, ON - 32 Addresses', isContainer: true },
    ])
  })
  test.each([
    [{ Id: '', Text: 'a', Next: 'Find' }],
    [{ Id: 'a', Text: ' ', Next: 'Find' }],
    [{ Id: 'a', Text: 'a', Next: 'Elsewhere' }],
    [{ Id: 'a', Text: 'a' }],
    [{ Error: '2', Description: 'Unknown key' }],
    [{ Id: 5, Text: 'a', Next: 'Find' }],
  ])('2. %j is dropped', (item) => expect(foundAddresses([item])).toEqual([]))
})

describe('the address of a Retrieve reply', () => {
  test('1. is in the page’s language, else in the first one', () => {
    expect(retrievedPlace([english, french], 'fr')?.address1).toBe('7360 Rue Frontenac')
    expect(retrievedPlace([english, french], 'en')?.address1).toBe('7360 Frontenac St')
    expect(retrievedPlace([english], 'fr')?.address1).toBe('7360 Frontenac St')
  })
  test.each([
    [{ SubBuilding: '511', BuildingNumber: '8601', Street: '16th Ave' }, '511-8601 16th Ave'],
    [{ BuildingNumber: '12', Street: 'Main St' }, '12 Main St'],
    [{ POBoxNumber: '12' }, 'PO Box 12'],
  ])('2. builds %j when Line1 is empty', (fields, line) => {
    expect(retrievedPlace([{ ...english, Line1: '', ...fields }], 'en')?.address1).toBe(line)
  })
  test('2. a post office box in French', () => {
    expect(retrievedPlace([{ ...french, Line1: '', POBoxNumber: '12' }], 'fr')?.address1).toBe('CP 12')
  })
  test('3. further lines form the second line, and lines are cut to the maximum length', () => {
    const long = `${'Tower '.repeat(12)}end`
    const place = retrievedPlace([{ ...english, Line2: 'Stn Main', Line3: long, City: `${'Ab '.repeat(25)}` }], 'en')
    expect(place?.address2.startsWith('Stn Main, Tower')).toBe(true)
    expect(place?.address2.length).toBeLessThanOrEqual(60)
    expect(place?.city.length).toBeLessThanOrEqual(60)
  })
  test.each([
    [[]],
    [[{ ...english, Line1: '' }]],
    [[{ ...english, Line1: ';' }]],
    [[{ ...english, City: ' ' }]],
    [[{ ...english, PostalCode: '' }]],
    [[{ ...english, ProvinceCode: 'XX' }]],
    [[{ Error: '1001', Description: 'Id Invalid' }]],
  ])('4. %j gives undefined', (items) => expect(retrievedPlace(items, 'en')).toBeUndefined())

  test('any reply gives values that fit the form’s fields', () => {
    const item = fc.record({ Line1: fc.string({ maxLength: 200 }), Line2: fc.string({ maxLength: 200 }) })
    fc.assert(
      fc.property(item, (lines) => {
        const place = retrievedPlace([{ ...english, ...lines }], 'en')
        if (!place) return
        const errors = addressErrors({ ...place, firstName: 'A', lastName: 'B', phone: '4165550100' })
        expect(errors).toEqual({})
      }),
    )
  })
})
