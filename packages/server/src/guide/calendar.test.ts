import { guideSlug } from '@onair/core/guide'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addShows } from '../testing/catalogue.ts'
import { watchStatements } from '../testing/statements.ts'

const shopOrigin = 'https://shop.example'
let shop: TestApp

beforeAll(async () => {
  shop = await testApp({ now: '2026-10-30T17:00:00Z', config: { shopOrigin, logLevel: 'silent' } })
  await addShows(shop.pool, [
    // Across midnight in Toronto, and across the hour that the clock repeats.
    {
      id: '20261031-01',
      title: 'Night Owls',
      titleFr: 'L’heure d’été',
      start: '2026-11-01T03:30:00Z',
      end: '2026-11-01T06:30:00Z',
    },
    {
      id: '20261101-02',
      title: 'Night Owls (Encore)',
      titleFr: 'L’heure d’été (reprise)',
      start: '2026-11-02T04:30:00Z',
      end: '2026-11-02T05:30:00Z',
    },
    { id: '20261101-03', title: 'Kitchen; Hour, \\ live', start: '2026-11-01T18:00:00Z', end: '2026-11-01T19:00:00Z' },
  ])
  await shop.pool.query(`update show set host = 'Amélie Côté & Dana' where id = '20261101-03'`)
  await shop.pool.query('notify air')
})
afterAll(() => shop.close())

/** The events of a calendar, as a calendar program reads it. @throws where it is not one */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return {
    name: calendar.getFirstPropertyValue('name'),
    events: events.map(({ uid, summary, description, startDate, endDate, component }) => ({
      uid,
      summary,
      description,
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      url: component.getFirstPropertyValue('url'),
    })),
  }
}
const ofShow = (id: string, language: 'en' | 'fr' = 'en') =>
  shop.call('GET /api/v2/{language}/shows/{id}/calendar', { params: { id }, language })
const feed = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/calendar/${path}`, headers })

describe('a programme’s calendar file', () => {
  test('1 has its title, host, instants and page, also across a clock change', async () => {
    const reply = await ofShow('20261031-01')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="onair-20261031-01.ics"',
      'cache-control': 'public, max-age=60',
    })
    expect(read(reply.body).events).toEqual([
      {
        uid: '20261031-01@shop.example',
        summary: 'Night Owls',
        description: 'With Dana\nAbout it.',
        start: '2026-11-01T03:30:00.000Z',
        end: '2026-11-01T06:30:00.000Z',
        url: 'https://shop.example/en/pages/schedule?show=20261031-01',
      },
    ])
  })
  test('2 is in French, with its special characters', async () => {
    expect(read((await ofShow('20261031-01', 'fr')).body).events[0]).toMatchObject({
      summary: 'L’heure d’été',
      description: 'Avec Dana\nÀ son sujet.',
    })
    expect(read((await ofShow('20261101-03')).body).events[0]?.summary).toBe('Kitchen; Hour, \\ live')
  })
  test.each(['unknown', 'constructor', '../x', 'é'])('3 of %s is a 404', async (id) => {
    const reply = await ofShow(id)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([404, 'Id'])
  })
  test('4 of a programme that moved has the same id at its new time', async () => {
    await shop.pool.query(`update show set ends_at = ends_at + interval '30 min' where id = '20261101-02'`)
    await shop.pool.query('notify air')
    expect(read((await ofShow('20261101-02')).body).events[0]).toMatchObject({
      uid: '20261101-02@shop.example',
      end: '2026-11-02T06:00:00.000Z',
    })
  })
})

describe('a calendar to subscribe to', () => {
  test('1 of a title has every airing of it, repeats included', async () => {
    const reply = await feed('title/night-owls.ics')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const { name, events } = read(reply.body)
    expect([name, events.map(({ uid }) => uid)]).toEqual([
      'Onair · Night Owls',
      ['20261031-01@shop.example', '20261101-02@shop.example'],
    ])
  })
  test('2 of a host has their programmes, also those with another', async () => {
    const titles = async (slug: string) => read((await feed(`host/${slug}.ics`)).body).events.map(({ uid }) => uid)
    expect(await titles('amelie-cote')).toEqual(['20261101-03@shop.example'])
    expect(await titles('dana')).toHaveLength(3)
  })
  test('3 is in French by the French title', async () => {
    const slug = guideSlug('L’heure d’été')
    expect(slug).toBe('l-heure-d-ete')
    expect((await feed(`title/${slug}.ics`)).statusCode).toBe(404)
    const { events } = read((await feed(`title/${slug}.ics?language=fr`)).body)
    expect(events.map(({ summary }) => summary)).toEqual(['L’heure d’été', 'L’heure d’été (reprise)'])
  })
  test('4 is not sent again while nothing changes, and costs no statement', async () => {
    const first = await feed('host/dana.ics')
    const watched = watchStatements(shop.pool, 'guide.')
    shop.clock.advance(30_000)
    const again = await feed('host/dana.ics', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body, watched.names()]).toEqual([304, '', []])
    watched.stop()
    await shop.pool.query(`update show set starts_at = starts_at + interval '5 min' where id = '20261101-03'`)
    await shop.pool.query('notify air')
    await expect
      .poll(async () => (await feed('host/dana.ics', { 'if-none-match': String(first.headers.etag) })).statusCode)
      .toBe(200)
  })
  test.each([
    'title/nobody.ics',
    'host/constructor.ics',
    'department/home.ics',
    'title/.ics',
    'title/night-owls.ics?language=fr&language=en',
    `title/${'x'.repeat(90)}.ics`,
    'title/%00.ics',
  ])('5 that is none is a 404: case %#', async (path) => {
    expect((await feed(path)).statusCode).toBe(404)
  })
})
