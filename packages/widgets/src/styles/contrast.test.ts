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
  test.each([...textPairs])('1. text %s on %s has at least 4.5 to 1', (ink, ground) => {
    expect(contrast(colours(ink)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(4.5)
  })
  test.each([...borderPairs])('2. border %s on %s has at least 3 to 1', (line, ground) => {
    expect(contrast(colours(line)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(3)
  })
})

/**
 * Things that are on air: the dot of the name, the tally light, the chip, progress, the product on the screen, the button that
 * puts it there.
 */
const onAir = [
  '.top-brand-dot',
  '.now-bar-live',
  '.onair-badge[data-kind="live"]',
  '.onair-schedule-progress progress',
  '.onair-schedule-row[data-state="live"]',
  '.onair-schedule-row[data-state="live"] .onair-schedule-time',
  '.onair-week-show[data-state="live"]',
  '.onair-product-airings [data-live]',
  '.onair-programme-products li[data-presented]',
  '.onair-now-good[data-presented] .onair-picture',
  '.onair-watch-eyebrow',
  '.onair-control-room-products li[data-on]',
  '.onair-button[data-look="live"]',
  '.onair-button[data-look="live"]:hover',
  // On a stage, which is dark in both schemes.
  '.onair-now-words .onair-badge',
  '.onair-now-words progress',
  '.onair-programme-words .onair-badge',
  '.onair-programme-words progress',
  '.onair-schedule-body .onair-badge',
  '.onair-schedule-card progress',
  '.onair-watch-top .onair-badge',
]
/** The colour by its token, and its value in the dark scheme. */
const onAirRed = /var\(--onair-(on-)?live\b|#ff(6b8a|8fa6|b3c3)/

test('3. red only means on air', () => {
  const root = join(import.meta.dirname, '../../../..')
  const sheets = globSync(['packages/widgets/src/**/*.css', 'host/styles/*.css'], { cwd: root })
  const red = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
      ([, selectors = '', rules = '']) =>
        onAirRed.test(rules.replaceAll(/--onair-live[\w-]*:[^;]*;/g, ''))
          ? selectors.split(',').map((one) => one.trim())
          : [],
    ),
  )
  expect(red.toSorted()).toEqual(onAir.toSorted())
})

test('4. only the control room’s buttons, which put something on air, are red', () => {
  const root = join(import.meta.dirname, '../../../..')
  const parts = globSync(['packages/widgets/src/**/*.tsx', 'host/**/*.tsx'], { cwd: root }).filter((file) =>
    /look="live"/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(parts.filter((file) => !/stories|test/.test(file))).toEqual([
    'packages/widgets/src/control-room/control-room.tsx',
  ])
})
