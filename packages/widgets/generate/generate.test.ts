// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './descriptions.ts'
import { generated, leftOver } from './generate.ts'

describe('the files that `npm run generate` writes', async () => {
  test.each([...(await generated())])('1. %s is up to date', (path, content) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(content)
  })

  test('2. none is left over from a widget that is gone', async () => {
    expect(await leftOver()).toEqual([])
  })
})
