import { describe, expect, test } from 'vitest'
import { type Arranged, arrange, type Written } from './arrange.ts'

const at = (time: string) => new Date(`2026-11-23T${time}Z`)

type Asked = Partial<Omit<Written, 'start' | 'end'>>
const show = (line: number, start: string, end: string | null, more: Asked = {}): Written => ({
  line,
  start: at(start),
  end: end === null ? null : at(end),
  lasts: null,
  clump: null,
  isMade: true,
  content: `programme ${line}`,
  ...more,
})
const arranged = (shows: Written[], nextPlanned?: string) =>
  arrange(shows, () => (nextPlanned === undefined ? undefined : at(nextPlanned)))
const times = ({ shows }: Arranged<Written>) =>
  shows.map(({ line, start, end }) => `${line} ${start.toISOString().slice(11, 19)}–${end.toISOString().slice(11, 19)}`)
const lines = (found: readonly { show: Written }[]) => found.map(({ show }) => show.line)

describe('1 a programme without an end', () => {
  test('ends when the next one begins, whatever their order in the file', () => {
    expect(times(arranged([show(1, '18:00', null), show(3, '20:00', '21:00'), show(2, '19:00', null)]))).toEqual([
      '1 18:00:00–19:00:00',
      '2 19:00:00–20:00:00',
      '3 20:00:00–21:00:00',
    ])
  })

  test.each([
    ['lasts an hour as the last one', {}, undefined, '19:00:00'],
    ['lasts as long as the file says', { lasts: 5400 }, undefined, '19:30:00'],
    ['ends where the shop has a programme', {}, '18:20', '18:20:00'],
    ['does not wait for a programme of the shop', {}, '23:00', '19:00:00'],
  ])('%s', (_, more, nextPlanned, end) => {
    const plan = arranged([show(1, '18:00', null, more)], nextPlanned)
    expect(times(plan)).toEqual([`1 18:00:00–${end}`])
    expect(plan.assumed.map(({ line }) => line)).toEqual([1])
  })
})

test('2 a programme that ends when it begins is left out, and does not end another', () => {
  const plan = arranged([show(1, '18:00', null), show(2, '18:30', '18:30'), show(3, '19:00', '20:00')])
  expect(times(plan)).toEqual(['1 18:00:00–19:00:00', '3 19:00:00–20:00:00'])
  expect(plan.empty.map(({ line }) => line)).toEqual([2])
})

describe('3 a programme that repeats another one', () => {
  test('is left out, also if only one of them has an end', () => {
    const plan = arranged([
      show(1, '18:00', null, { content: 'a' }),
      show(2, '18:00', '19:00', { content: 'a' }),
      show(3, '19:00', '20:00'),
    ])
    expect(times(plan)).toEqual(['1 18:00:00–19:00:00', '3 19:00:00–20:00:00'])
    expect(plan.repeats.map(({ show, of }) => [show.line, of.line])).toEqual([[2, 1]])
  })

  test('overlaps if it has its own id, or other content', () => {
    const twice = { content: 'a', isMade: false }
    expect(lines(arranged([show(1, '18:00', '19:00', twice), show(2, '18:00', '19:00', twice)]).overlaps)).toEqual([2])
    expect(lines(arranged([show(1, '18:00', '19:00'), show(2, '18:00', '19:00')]).overlaps)).toEqual([2])
  })
})

describe('4 programmes that share a time slot', () => {
  test('have equal parts of it in their order', () => {
    const plan = arranged([
      show(1, '18:00', '19:00', { clump: 1 }),
      show(2, '18:00', '19:00', { clump: 0 }),
      show(3, '18:00', '19:00', { clump: 2 }),
    ])
    expect(times(plan)).toEqual(['2 18:00:00–18:20:00', '1 18:20:00–18:40:00', '3 18:40:00–19:00:00'])
    expect(plan.overlaps).toEqual([])
  })

  test('have the whole slot if the file has only one of them', () => {
    expect(times(arranged([show(1, '18:00', '19:00', { clump: 1 })]))).toEqual(['1 18:00:00–19:00:00'])
  })

  test('overlap if two have the same place', () => {
    const plan = arranged([show(1, '18:00', '19:00', { clump: 0 }), show(2, '18:00', '19:00', { clump: 0 })])
    expect(lines(plan.overlaps)).toEqual([2])
  })
})

test('5 overlaps name the programme that still runs, and gaps their length', () => {
  const plan = arranged([
    show(1, '18:00', '20:00'),
    show(2, '18:10', '18:20'),
    show(3, '19:59', '21:00'),
    show(4, '21:30', '22:00'),
  ])
  expect(plan.overlaps.map((found) => [found.show.line, found.with.line])).toEqual([
    [2, 1],
    [3, 1],
  ])
  expect(plan.gaps.map(({ show, minutes }) => [show.line, minutes])).toEqual([[4, 30]])
})
