import { once } from 'node:events'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportText } from '../testing/importing.ts'
import { csv, header, kettle, productImports } from '../testing/importing-products.ts'

const database = productImports()
const { load, names, query } = database

describe('a file', () => {
  test.each([
    ['itemNo,nameEn,nameEn\n', 'The header names “nameEn” more than once.'],
    ['itemNo,nom\n', 'The format has no “nom”'],
    ['itemNo,nameEn,nameFr,brand,category\n', 'The header lacks “price” or “edps”.'],
    ['itemNo;nameEn;nameFr\n', 'If its fields are parted by “;”, say so with --delimiter.'],
  ])('1 with the header %j is refused', async (text, sentence) => {
    await expect(load(`${text}${kettle}\n`)).rejects.toThrow(sentence)
  })

  test('2 that is truncated after many valid rows changes nothing, and leaves no staged rows', async () => {
    await load(csv(kettle))
    const many = Array.from({ length: 2500 }, (_, place) => `${200000 + place},New,Nouveau,brio,kettles,1.00,1`)
    await expect(
      load(csv('100001,Changed,Changé,brio,kettles,1.00,1', ...many).slice(0, -9), { identity: 'cut' }),
    ).rejects.toThrow('The file ends inside the row')
    expect(await names()).toEqual(['Kettle'])
    expect(await query('select from import_product')).toEqual([])
    expect(await query('select from import_run')).toEqual([])
  })

  test('3 in a dry run changes nothing, not even an unfinished import, and reports the same', async () => {
    const text = csv(kettle, '1,Bad,Mauvais,brio,kettles,1.00,1', '100002,Pan,Poêle,New Brand,pans,1.00,1')
    await database.pool.query(
      `insert into import_run (identity, file, line, started_at) values ('x', 'other', 9, now())`,
    )
    const tried = await load(text, { dryRun: true, createMissing: true })
    expect(await names()).toEqual([])
    expect(await query('select line from import_run')).toEqual([{ line: 9 }])
    const { messages: _, ...real } = await load(text, { createMissing: true })
    expect(tried).toMatchObject(real)
    expect(await names()).toEqual(['Kettle', 'Pan'])
  })

  test('3 with a picture of another site is accepted, keeps the present picture, and the import says so', async () => {
    const pictured = (picture: string) => `${header},imageUrl\n${kettle},${picture}\n`
    await load(pictured('p/kettle.jpg'))
    const result = await load(pictured('https://cdn.example/kettle.jpg'))
    expect(result).toMatchObject({ accepted: 1, rejected: 0 })
    expect(result.messages).toContainEqual(expect.stringMatching(/^One product has pictures elsewhere than the shop’s/))
    expect(await query('select image_url from product')).toEqual([{ image_url: 'p/kettle.jpg' }])
  })

  test('4 becomes visible all at once, and the shop is then notified', async () => {
    await load(csv(kettle))
    const listener = await database.pool.connect()
    await listener.query('listen catalogue')
    const notified = once(listener, 'notification')
    const seen = new Set<string>()
    async function* slowly() {
      yield Buffer.from(`${header}\n100001,Changed,Changé,brio,kettles,1.00,1\n`)
      for (let place = 0; place < 3000; place += 1) {
        yield Buffer.from(`${300000 + place},New,Nouveau,brio,kettles,1.00,1\n`)
        if (place % 500 === 0) for (const name of await names()) seen.add(name)
      }
    }
    await load('', { bytes: slowly() })
    await notified
    expect([...seen]).toEqual(['Kettle'])
    expect(new Set(await names())).toEqual(new Set(['Changed', 'New']))
    listener.release(true)
  })

  test('5 does not wait for another import: a second one is refused at once or after a moment', async () => {
    let go = () => {}
    const released = new Promise<void>((done) => {
      go = done
    })
    async function* waiting() {
      yield Buffer.from(csv(kettle))
      await released
    }
    const first = load('', { bytes: waiting() })
    await expect.poll(() => query('select from import_run')).toHaveLength(1)
    await expect(load(csv(kettle))).rejects.toThrow('Another import is under way; only one runs at a time.')
    go()
    expect(await first).toMatchObject({ accepted: 1 })
  })

  test('6 that was interrupted continues after the last stored row, and ends as if it had not been interrupted', async () => {
    const rows = Array.from(
      { length: 3500 },
      (_, place) => `${400000 + place},"N\n${place}",N,brio,kettles,${place % 7 ? '1.00' : 'x'},1`,
    )
    const text = csv(...rows)
    async function* broken() {
      yield Buffer.from(text.slice(0, text.length * 0.8))
      throw new Error('The power went out.')
    }
    await expect(load('', { bytes: broken(), identity: 'long' })).rejects.toThrow('The power went out.')
    expect(await names()).toEqual([])
    const { messages, ...result } = await load(text, { identity: 'long' })
    expect(messages[0]).toMatch(/^Going on after line \d{4}, where the import was interrupted/)
    const resumed = await exportText(database.pool, 'prices')
    await database.pool.query('truncate product cascade')
    const { messages: _, ...unbroken } = await load(text, { identity: 'long', restart: true })
    expect(result).toEqual(unbroken)
    expect(result).toMatchObject({ read: 3500, accepted: 3000, rejected: 500 })
    const withoutNumbers = (exported: string) => exported.replace(/"edpNo":\d+/g, '')
    expect(withoutNumbers(resumed)).toBe(withoutNumbers(await exportText(database.pool, 'prices')))
  })

  test('7 is not continued with other options, or after another file', async () => {
    async function* broken() {
      yield Buffer.from(csv(...Array.from({ length: 2000 }, (_, place) => `${400000 + place},N,N,brio,kettles,1.00,1`)))
      throw new Error('The power went out.')
    }
    await expect(load('', { bytes: broken(), identity: 'long' })).rejects.toThrow('power')
    const { messages, read } = await load(csv(kettle), { identity: 'long', createMissing: true })
    expect(messages[0]).toBe('An unfinished import of a test’s file is discarded.')
    expect(read).toBe(1)
    expect(await names()).toEqual(['Kettle'])
  })

  test('8 with any rows: read = accepted + rejected, and every rejected row is reported', async () => {
    const cell = fc.constantFrom(
      '100001',
      '100002',
      '123',
      '',
      'Name',
      'brio',
      'kettles',
      'nowhere',
      '1.00',
      '-1',
      '"',
      '"a',
      'x\0',
      '7',
    )
    const row = fc.oneof(
      fc.array(cell, { minLength: 5, maxLength: 8 }).map((cells) => cells.join(',')),
      fc.constant(kettle),
      fc.constant('x'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
        const result = await load(csv(...rows), { dryRun: true }).catch((error: Error) => error)
        if (result instanceof Error) {
          expect(result.message).toMatch(/^The (file|row) /)
          return
        }
        expect(result.read).toBe(result.accepted + result.rejected)
        expect(result.rejections).toHaveLength(result.rejected)
      }),
      { numRuns: 20 },
    )
  })
})
