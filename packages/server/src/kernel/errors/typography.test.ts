import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('**/*.mail.ts', { cwd: root })

test('1. guillemets of letters have no-break spaces, apostrophes are typographic', () => {
  expect(sources.length).toBeGreaterThan(10)
  const wrong = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /« | »|«\S(?<!\u00a0|\\)|[a-zéè]\\'[a-zéè]|^ +(?:en|fr): "/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
