import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: '40100001-2@onair',
  day: '2026-12-31',
  title: 'Easy Pay',
  url: 'https://shop.example/pages/myaccount/easypay',
}
const now = new Date('2026-11-21T17:00:00.123Z')

describe('a calendar file', () => {
  test('has each payment as a whole day', () => {
    expect(calendarFile([event], now, { maker: 'Easy Pay' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Onair//Easy Pay//EN',
      'BEGIN:VEVENT',
      'UID:40100001-2@onair',
      'DTSTAMP:20261121T170000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Easy Pay',
      'URL:https://shop.example/pages/myaccount/easypay',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })
  test('escapes text, and folds lines at 75 octets without cutting a character', () => {
    const file = calendarFile([{ ...event, title: `a, b; c\\d\n${'é'.repeat(60)}` }], now, { maker: 'Easy Pay' })
    expect(file).toContain('SUMMARY:a\\, b\\; c\\\\d\\n')
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain('é'.repeat(60))
  })
  test('has a programme from its start to its end, in UTC, whichever clock changes in between', () => {
    const show = {
      id: '20261101-03@onair',
      title: 'Night',
      url: 'https://shop.example/',
      text: 'With Dana\nand Kim',
      start: '2026-11-01T01:30:00-04:00',
      end: new Date('2026-11-01T06:30:00Z'),
    }
    const lines = calendarFile([show], now, { maker: 'Programmes', name: 'Night; Owls' }).split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Night\\; Owls',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'DTSTART:20261101T053000Z',
        'DTEND:20261101T063000Z',
        'DESCRIPTION:With Dana\\nand Kim',
      ]),
    )
  })
})
