// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { borderPairs, contrast, textPairs } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** A token's colour in each theme. */
function colours(name: string): { light: string; dark: string } {
  const value = new RegExp(`^  --onair-${name}: ([^;]+);`, 'm').exec(css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  if (!light || !dark) throw new Error(`There is no colour --onair-${name}`)
  return { light, dark }
}

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  test.each([...textPairs])('1. %s is read on %s: 4.5 to 1', (ink, ground) => {
    expect(contrast(colours(ink)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(4.5)
  })
  test.each([...borderPairs])('2. %s is seen on %s: 3 to 1', (line, ground) => {
    expect(contrast(colours(line)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(3)
  })
})

/** The selectors of what is on air: the tally light, the chip and progress of the programme, the product on the screen, the dot of the name. */
const onAir = /live|progress|presented|eyebrow|now-bar|data-on\b|top-brand-dot/

test('3. red means on air, and nothing else', () => {
  const root = join(import.meta.dirname, '../../../..')
  const sheets = globSync(['packages/widgets/src/**/*.css', 'host/styles/*.css'], { cwd: root })
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', rules = '']) =>
        /var\(--onair-(on-)?live\b/.test(rules) && !onAir.test(selector) ? [`${sheet}: ${selector.trim()}`] : [],
    ),
  )
  expect(others).toEqual([])
})
