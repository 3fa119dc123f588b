import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testClock } from '../../testing/app.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { createSearched, type SearchSummary } from './searched.service.ts'
import { countedTerm, isPresentable } from './terms.ts'

let database: TestDatabase
const clock = testClock('2026-11-21T17:00:00Z')
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock.set('2026-11-21T17:00:00Z')
  await database.pool.query('truncate searched')
})
afterAll(() => database.drop())

const summaryOf = (results = 3, more: Partial<SearchSummary> = {}): SearchSummary => ({
  results,
  instead: null,
  leftOut: [],
  ...more,
})
const open = () => createSearched({ pool: database.pool, clock: clock.now })
const rows = async () => (await database.pool.query('select * from searched order by day, language, term')).rows
const rowCount = async () => (await database.pool.query('select from searched')).rowCount

describe('a term is counted', () => {
  test.each([
    ['1 without case, accents and signs', '  Crème BRÛLÉE!! ', 'creme brulee', 'crème brûlée'],
    ['2 with its numbers', '7-piece pan set', '7 piece pan set', '7 piece pan set'],
    ['3 with units as they are searched', '1,7 litre kettle', '1.7l kettle', '1,7 litre kettle'],
  ])('%s', (_, typed, term, spelling) => {
    expect(countedTerm(typed)).toEqual({ term, spelling })
  })

  test.each([
    ['4 not with an e-mail address', 'zoe@example.com kettle'],
    ['5 nor a phone number', '514 555 0199'],
    ['6 in whichever form', '(514) 555-0199 bob'],
    ['7 nor a card’s', '4111 1111 1111 1111'],
    ['8 in other digits', '٤١١١١١١١'],
    ['9 nor a postal code', 'H2X 1Y4'],
    ['10 nor a web address', 'www.example.com'],
    ['11 nor a text of 500 letters', 'kettle '.repeat(71)],
    ['12 nor one word of 500', 'x'.repeat(500)],
    ['13 nor signs alone', '!!! ...'],
  ])('%s', (_, typed) => {
    expect(countedTerm(typed)).toBeUndefined()
  })

  test.each([
    ['wool coat', true],
    ['manteau de laine', true],
    ['shit', false],
    ['Tabarnak de manteau', false],
    ['cockatoo lamp', true],
    ['15', false],
    ['a '.repeat(15).trim(), false],
    ['extraordinarily long and specific thing for the garden', false],
  ])('14 %s is shown to everybody: %s', (typed, expected) => {
    const counted = countedTerm(typed)
    expect(counted !== undefined && isPresentable(counted)).toBe(expected)
  })
})

describe('counting', () => {
  test('1 adds up by day, language and term, and writes nothing by itself', async () => {
    const searched = open()
    searched.search('en', 'Wool coat', summaryOf(), 'a')
    searched.search('en', 'wool  COAT', summaryOf(5), 'b')
    searched.search('fr', 'wool coat', summaryOf(0), 'a')
    searched.click('en', 'wool coat')
    expect(await rowCount()).toBe(0)
    await searched.write()
    searched.search('en', 'wool coat', summaryOf(2, { instead: 'wood coat', leftOut: ['wool', 'x'] }), 'a')
    await searched.write()
    await searched.write()
    expect(await rows()).toMatchObject([
      {
        ...{ day: '2026-11-21', language: 'en', term: 'wool coat', searches: 3, nothing: 0, corrected: 1, left_out: 1 },
        ...{ clicks: 1, askers: 2, results: 2, instead: 'wood coat', without: 'wool, x' },
      },
      { language: 'fr', term: 'wool coat', searches: 1, nothing: 1, clicks: 0, askers: 1 },
    ])
  })

  test('2 counts cached replies with the summary of the reply', async () => {
    const searched = open()
    searched.search('en', 'coats under $40', summaryOf(0), 'a')
    searched.again('en', 'coats under $40', 'b')
    searched.again('en', 'unheard of', 'b')
    await searched.write()
    expect(await rows()).toMatchObject([{ term: 'coats', searches: 2, nothing: 2, askers: 2 }])
  })

  test('3 a day is the channel’s', async () => {
    const searched = open()
    clock.set('2026-11-22T04:59:00Z')
    searched.search('en', 'coat', summaryOf(), 'a')
    clock.set('2026-11-22T05:00:00Z')
    searched.search('en', 'coat', summaryOf(), 'a')
    await searched.write()
    expect((await rows()).map(({ day, askers }) => [day, askers])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ])
  })

  test('4 10,000 invented terms fill neither memory nor table, and displace none that is searched again', async () => {
    const searched = open()
    const invent = (round: number) => {
      for (let at = 0; at < 2500; at += 1) searched.search('en', `q${round}x${at}`, summaryOf(0), 'flood')
    }
    for (let round = 0; round < 4; round += 1) {
      for (const address of ['a', 'b']) searched.search('en', 'wool coat', summaryOf(), address)
      if (round === 0) searched.search('en', 'once', summaryOf(), 'a')
      invent(round)
      await searched.write()
    }
    expect(await rowCount()).toBe(3000)
    const real = (await rows()).filter(({ term }) => term === 'wool coat' || term === 'once')
    expect(real).toMatchObject([{ searches: 1 }, { searches: 8, askers: 2 }])
  })

  test('5 concurrent processes add up, except for askers, whom they may have in common', async () => {
    const processes = [open(), open(), open()]
    for (let round = 0; round < 5; round += 1) {
      for (const [place, searched] of processes.entries()) {
        for (let at = 0; at < 40; at += 1) {
          searched.search('en', `t${at}`, summaryOf(), `${place}`)
          searched.search('en', `t${at}`, summaryOf(), 'same')
        }
        searched.click('en', `t${(round * 37) % 40}`)
      }
      await Promise.all(processes.map((searched) => searched.write()))
    }
    const all = await rows()
    expect(all).toHaveLength(40)
    expect(all.every(({ searches, askers }) => searches === 30 && askers === 2)).toBe(true)
    expect(all.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(15)
  })

  test('6 what cannot be written waits for the next time', async () => {
    const searched = open()
    searched.search('en', 'coat', summaryOf(), 'a')
    await database.pool.query('alter table searched rename to elsewhere')
    searched.click('en', 'coat')
    await expect(searched.write()).rejects.toThrow('searched')
    searched.search('en', 'coat', summaryOf(), 'b')
    await database.pool.query('alter table elsewhere rename to searched')
    await searched.write()
    expect(await rows()).toMatchObject([{ term: 'coat', searches: 2, clicks: 1, askers: 2 }])
  })

  test.each([
    ['red coat', 'red coat'],
    ['coats under $60', 'coats'],
    ['gift for mom', 'gift for mom'],
    ['on sale', 'on sale'],
    ['under $60', 'under 60'],
  ])('7 a click on what “%s” found counts under the same term, however it is said', async (typed, term) => {
    const searched = open()
    searched.search('en', typed, summaryOf(), 'a')
    searched.click('en', typed)
    searched.click('en', term)
    await searched.write()
    expect(await rows()).toMatchObject([{ term, searches: 1, clicks: 2 }])
  })

  test('8 3,500 terms that one asker repeats do not displace the day’s others', async () => {
    const searched = open()
    for (const address of ['a', 'b']) searched.search('en', 'wool coat', summaryOf(), address)
    searched.search('en', 'down coat', summaryOf(), 'a')
    for (let part = 0; part < 2; part += 1) {
      for (let at = 0; at < 5 * 1750; at += 1) searched.search('en', `q${part}x${at % 1750}`, summaryOf(0), 'flood')
      await searched.write()
    }
    expect(await rowCount()).toBe(3000)
    const real = (await rows()).filter(({ term }) => /coat/.test(term))
    expect(real).toMatchObject([{ term: 'down coat' }, { term: 'wool coat', searches: 2 }])
  })

  test('9 60,000 terms of one asker leave room for other askers', async () => {
    const searched = open()
    for (let at = 0; at < 60_000; at += 1) searched.search('en', `q${at}`, summaryOf(0), 'flood')
    await searched.write()
    for (const address of ['a', 'b', 'flood']) searched.search('en', 'wool coat', summaryOf(), address)
    await searched.write()
    const { rows: of } = await database.pool.query(
      `select count(*) filter (where askers > 0)::int as flooded, max(askers) as most from searched`,
    )
    expect(of).toEqual([{ flooded: 51, most: 2 }])
  })

  test('10 a /48 of IPv6 counts as one asker', async () => {
    const searched = open()
    for (const network of ['2001:db8:1:1::', '2001:db8:1:2::', '2001:db8:2:1::', '192.0.2.1', '192.0.2.2'])
      searched.search('en', 'coat', summaryOf(), network)
    await searched.write()
    expect(await rows()).toMatchObject([{ searches: 5, askers: 4 }])
  })
})

describe('popular', () => {
  async function ask(term: string, { addresses = 4, days = ['2026-11-20', '2026-11-21'], summary = summaryOf() } = {}) {
    const searched = open()
    for (const day of days) {
      clock.set(`${day}T17:00:00Z`)
      for (let at = 0; at < addresses; at += 1) searched.search('en', term, summary, `${at}`)
      await searched.write()
    }
    clock.set('2026-11-21T17:00:00Z')
  }
  const popular = async () => (await open().popular('en')).map(({ spelling }) => spelling)

  test('1 are the terms of four addresses on two days, or of 25 on one, most askers first', async () => {
    await ask('wool coat')
    await ask('crème pan', { days: ['2026-11-21'], addresses: 25 })
    expect(await popular()).toEqual(['crème pan', 'wool coat'])
    expect(await open().popular('fr')).toEqual([])
  })

  test.each([
    ['2 not the term of one asker', { addresses: 1 }],
    [
      '3 nor of one asker every day',
      { addresses: 1, days: Array.from({ length: 14 }, (_, at) => `2026-11-${8 + at}`.replace(/-(\d)$/, '-0$1')) },
    ],
    ['4 nor of 24 askers on one day', { days: ['2026-11-21'], addresses: 24 }],
    ['5 nor a term of two weeks ago', { days: ['2026-11-06', '2026-11-07'], addresses: 30 }],
    ['6 nor one that finds nothing', { summary: summaryOf(0) }],
    ['7 nor one that is corrected', { summary: summaryOf(3, { instead: 'wool boat' }) }],
    ['8 nor one that loses a word', { summary: summaryOf(3, { leftOut: ['wool'] }) }],
  ])('%s', async (_, how) => {
    await ask('wool coat', how)
    expect(await popular()).toEqual([])
  })

  test('9 nor an obscene word', async () => {
    await ask('putain de manteau')
    expect(await popular()).toEqual([])
  })

  test('10 an asker who repeats a term counts once a day', async () => {
    const searched = open()
    for (let at = 0; at < 100; at += 1) searched.search('en', 'wool coat', summaryOf(), 'same')
    await searched.write()
    expect(await rows()).toMatchObject([{ searches: 100, askers: 1 }])
  })

  test('11 an asker at four processes, or at one that restarts, does not count more often', async () => {
    for (const day of ['2026-11-20', '2026-11-21']) {
      clock.set(`${day}T17:00:00Z`)
      for (const searched of [open(), open(), open(), open()]) {
        searched.search('en', 'wool coat', summaryOf(), 'same')
        await searched.write()
      }
    }
    expect(await popular()).toEqual([])
    expect(await rows()).toMatchObject([
      { searches: 4, askers: 1 },
      { searches: 4, askers: 1 },
    ])
  })
})
