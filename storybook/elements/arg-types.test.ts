import { readDescriptions } from '@onair/widgets/generate/descriptions'
import { manifest } from '@onair/widgets/generate/manifest'
import type { CustomElementDeclaration } from 'custom-elements-manifest'
import { describe, expect, test } from 'vitest'
import { argTypesOf, withElement } from './arg-types.ts'

const { modules } = manifest(await readDescriptions())
const elements = modules.flatMap(({ declarations = [] }) => declarations) as CustomElementDeclaration[]
const schedule = elements.find(({ tagName }) => tagName === 'onair-schedule') as CustomElementDeclaration

describe('the controls of an element', () => {
  test.each(elements.map((element) => [element.tagName, element] as const))(
    '1. include each attribute of %s',
    (_, element) => {
      const rows = Object.values(argTypesOf(element)).filter(({ control }) => control !== false)
      expect(rows.map(({ name }) => name)).toEqual(element.attributes?.map(({ name }) => name))
      expect(rows.every(({ description }) => description)).toBe(true)
    },
  )

  test('2. match the attribute’s kind: a choice, a switch, a text', () => {
    expect(argTypesOf(schedule)).toMatchObject({
      view: { control: 'select', options: [undefined, 'now', 'rest', 'day', 'week', 'search'] },
      compact: { control: 'boolean' },
      timeZone: { name: 'time-zone', control: 'text' },
    })
  })

  test('3. leave events, slots, parts and tokens as rows without a control', () => {
    const rows = argTypesOf(schedule)
    expect(rows['Events: onair:show-changed']).toMatchObject({ control: false, table: { category: 'Events' } })
    for (const row of ['Slots: empty', 'Parts: badge', 'Tokens: --onair-ink', 'Methods: refresh()'])
      expect(rows[row]).toMatchObject({ control: false })
  })

  test('4. leave out attributes that a widget’s component does not take', () => {
    const rows = withElement({ view: { name: 'view' }, initial: { name: 'initial' } }, schedule)
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['view', 'initial', 'Events: onair:show-changed']))
    expect(rows).not.toHaveProperty('compact')
    expect(rows.view).toMatchObject({ control: 'select' })
  })
})
