import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { people } from '../customers/people.data.ts'
import { tourOf } from './tour.ts'

const { password, people: shown, tables } = tourOf('http://sandbox.test')
const sights = shown.flatMap((person) => person.sights.map((sight) => ({ ...sight, person })))

describe('the tour', () => {
  it('1. has all texts in both languages', () => {
    const texts = [
      ...shown.map(({ about }) => about),
      ...sights.flatMap(({ what, place }) => [what, place]),
      ...tables.flatMap(({ title, about, columns, rows, links = [] }) => [
        ...[title, about, ...columns],
        ...rows.map(({ what }) => what),
        ...links.map(({ place }) => place),
      ]),
    ]
    expect(texts.filter(({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([])
    // French puts a no-break space before a colon, and before the sign of dollars and per cent.
    expect(texts.filter(({ fr }) => / [:%$]|[^\u00a0:]:(?!\d)/.test(fr))).toEqual([])
  })

  it('2. links members only into the shop, and guests to nothing that needs a session', () => {
    for (const { to, person } of sights) {
      const { origin, pathname } = new URL(to, 'http://shop.test')
      if (person.isGuest) expect(pathname).not.toMatch(/myaccount|controlroom/)
      else expect([to, origin]).toEqual([expect.stringMatching(/^\/pages\//), 'http://shop.test'])
    }
    expect(sights.filter(({ to }) => to.startsWith('http')).map(({ to }) => to)).toEqual([
      'http://sandbox.test/mailbox',
    ])
  })

  it('3. has a unique anchor for each table and a unique row for each value to type', () => {
    for (const all of [tables.map(({ id }) => id), ...tables.map(({ rows }) => rows.map(({ typed }) => typed))]) {
      expect(all).toEqual([...new Set(all)])
    }
    for (const { sights } of shown) expect(new Set(sights.map(({ to }) => to)).size).toBe(sights.length)
  })

  it('4. names the answer to a security question, and the password', () => {
    expect(password).toBe('Onair2026')
    for (const { email, security } of people) {
      const about = shown.find((person) => person.email === email)?.about
      if (security) for (const text of [about?.en, about?.fr]) expect(text).toContain(security.answer)
    }
  })

  it('5. names commands that exist', async () => {
    const [commands] = tables.flatMap(({ id, rows }) => (id === 'commands' ? [rows.map(({ typed }) => typed)] : []))
    const named = (commands ?? []).map((typed) => /^npm run onair -- (\S+) (\S+)/.exec(typed)?.slice(1) ?? [typed, ''])
    expect(named.length).toBeGreaterThan(5)
    const groups = [...new Set(named.map(([group = '']) => group))]
    const root = resolve(import.meta.dirname, '../../../..')
    const helps = await Promise.all(
      groups.map((group) =>
        promisify(execFile)(process.execPath, ['.dev/onair.mjs', group, '--help'], { cwd: root }).catch(
          () => undefined,
        ),
      ),
    )
    const helpOf = new Map(groups.map((group, index) => [group, helps[index]?.stdout ?? '']))
    for (const [group = '', command = ''] of named) {
      expect(helpOf.get(group), `${group} ${command}`).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
    }
  })
})
