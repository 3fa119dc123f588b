import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The resolution of the measurement, which is part of every delay, in milliseconds. */
const resolution = 10
/** Above this delay of the event loop, in milliseconds, the shop refuses: callers who wait longer give up, and the queue only grows. */
const longestDelay = 2000
/** How old a measurement may be, in milliseconds. */
const sampleMs = 5000

/**
 * Measures how long events wait for the event loop: the mean delay of the last five seconds, in milliseconds. The measurement
 * is taken when it is read, not by a timer, and reads nothing of the system: it cannot fail when the process is out of files
 * or memory.
 */
export function createPressure(
  now: () => number = () => performance.now(),
  histogram: Pick<
    ReturnType<typeof monitorEventLoopDelay>,
    'enable' | 'disable' | 'reset' | 'mean'
  > = monitorEventLoopDelay({ resolution }),
) {
  let delay = 0
  let sampledAt = now()
  histogram.enable()
  function measure(): number {
    if (now() - sampledAt < sampleMs) return delay
    sampledAt = now()
    // Without a tick in between the mean is no number.
    delay = Math.max(0, histogram.mean / 1e6 - resolution) || 0
    histogram.reset()
    return delay
  }
  return {
    delay: measure,
    /** Whether the process should refuse requests. */
    isTooHigh: () => measure() > longestDelay,
    stop: () => void histogram.disable(),
  }
}

export type Pressure = ReturnType<typeof createPressure>
