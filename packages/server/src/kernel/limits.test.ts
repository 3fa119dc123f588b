import { expect, test } from 'vitest'
import { perMinute, rateLimitOf } from './limits.ts'

const limitSettings = { tracking: perMinute('LIMIT_TRACKING', 'requests', 6, 3) }

test('1. a call may be made as often in a minute as the configuration says', () => {
  expect(rateLimitOf('tracking', { limitSettings, limits: { tracking: 2 } })).toEqual({ max: 2, timeWindow: 60_000 })
})

test('2. a limit that no feature declares, or that has no number, is an error', () => {
  const limits = { tracking: 2 }
  expect(() => rateLimitOf('tracking', { limitSettings: {}, limits })).toThrow('No feature declares the limit tracking')
  expect(() => rateLimitOf('tracking', { limitSettings, limits: {} })).toThrow('no number for LIMIT_TRACKING')
})
