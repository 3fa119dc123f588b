import { expect, test, vi } from 'vitest'
import { createPressure } from './pressure.ts'

test('the delay is measured again after five seconds, without reading anything of the system', () => {
  const memoryUsage = vi.spyOn(process, 'memoryUsage')
  let time = 0
  const histogram = { mean: 250e6, enable: () => true, disable: () => true, reset: vi.fn() }
  const pressure = createPressure(() => time, histogram)
  expect(pressure.delay()).toBe(0)
  time = 5000
  expect(pressure.delay()).toBe(240)
  histogram.mean = Number.NaN
  time = 9999
  expect(pressure.delay()).toBe(240)
  time = 10_000
  expect(pressure.delay()).toBe(0)
  expect(histogram.reset).toHaveBeenCalledTimes(2)
  expect(memoryUsage).not.toHaveBeenCalled()
  memoryUsage.mockRestore()
})
