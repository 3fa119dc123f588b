// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generated } from './generate.ts'

test.each([...generated()])('%s is up to date: npm run generate updates it', (path, content) => {
  expect(readFileSync(join(import.meta.dirname, path), 'utf8')).toBe(content)
})
