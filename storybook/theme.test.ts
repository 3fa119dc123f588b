import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours } from './theme.ts'

const tokens = readFileSync(join(import.meta.dirname, '../packages/widgets/src/styles/tokens.css'), 'utf8')

test('1. Storybook has the colours of the shop', () => {
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    for (const [name, colour] of Object.entries(colours[scheme])) {
      const [, values = ''] = new RegExp(`^ {2}--onair-${name}: light-dark\\((.+?)\\)`, 'm').exec(tokens) ?? []
      expect([name, colour]).toEqual([name, values.split(', ')[index]])
    }
  }
})
