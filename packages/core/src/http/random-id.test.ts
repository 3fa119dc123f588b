import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { randomId } from './random-id.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each(['with', 'without'])('1 is a UUID of version 4 and never the same, %s crypto.randomUUID', (randomUUID) => {
  if (randomUUID === 'without') {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  }
  const ids = Array.from({ length: 1000 }, randomId)
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})
