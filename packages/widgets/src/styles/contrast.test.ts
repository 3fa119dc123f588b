// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** A token's colour in each theme. */
function colours(name: string): { light: string; dark: string } {
  const value = new RegExp(`^  --onair-${name}: ([^;]+);`, 'm').exec(css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  if (!light || !dark) throw new Error(`There is no colour --onair-${name}`)
  return { light, dark }
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'surface', 'sunk']
const written: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => ['ink', 'ink-soft', 'primary', 'bad'].map((ink) => [ink, ground])),
  ['live', 'paper'],
  ['live', 'surface'],
  ['live-strong', 'live-soft'],
  ['ink', 'live-soft'],
  ['ink-soft', 'live-soft'],
  ['ink', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-live', 'live'],
  ['on-live', 'live-strong'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['on-stage', 'stage'],
  ['on-stage-soft', 'stage'],
]

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  test.each(written)('1. %s is read on %s: 4.5 to 1', (ink, ground) => {
    expect(contrast(colours(ink)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(grounds.map((ground) => ['line-strong', ground]))('2. %s is seen on %s: 3 to 1', (line, ground) => {
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
