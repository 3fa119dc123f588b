import { expect, test } from 'vitest'
import { readServerConfig } from './server-config.ts'

test('the limits of features are read from their variables', () => {
  const { limits } = readServerConfig({ LIMIT_BAGS: '7', LIMIT_TRACKING_TRIES: '8' })
  expect(limits).toMatchObject({ bags: 7, trackingTries: 8, signIn: 120, declines: 600 })
})

test('a limit that cannot be is named, with those that can', () => {
  expect(() => readServerConfig({ LIMIT_BAGS: '0' })).toThrow(
    'LIMIT_BAGS is “0”, but must be a whole number from 1 to 1000000.',
  )
})
