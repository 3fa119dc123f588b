// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const leastRem = 0.875

/** Smaller on purpose: text below or in the corner of an icon, text drawn like a logo, and paper. */
const smaller = new Set(['.tab-bar a', '.onair-bag-counter-count', '.onair-card-logo', '.onair-week'])

test('1. no text is smaller than 14 px, whatever sheet it is in', () => {
  const sheets = globSync(['packages/widgets/src/**/*.css', 'host/styles/*.css'], { cwd: root })
  expect(sheets.length).toBeGreaterThan(50)
  const small = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', rules = '']) => {
        const [, size = leastRem] = /font-size:\s*([\d.]+)rem/.exec(rules) ?? []
        const name = selector.replace(/\/\*[\s\S]*?\*\//g, '').trim()
        return Number(size) < leastRem && !smaller.has(name) ? [`${sheet}: ${name}: ${size}rem`] : []
      },
    ),
  )
  expect(small).toEqual([])
})
