const lookMs = 5000
/** Browsers run the timers of a hidden page once a minute at least. */
const latestMs = 90_000
const toleranceMs = 2000

/**
 * Calls back after the machine or the page has slept, or the device's clock was set: a connection may have died unnoticed, and
 * the channel's time may be wrong. Some browsers' monotonic clocks stand still while the machine sleeps; in the others
 * a timer is late.
 * @returns stops looking
 */
export function whenWoken(run: () => void): () => void {
  const read = () => ({ wall: Date.now(), steady: performance.now() })
  let last = read()
  const timer = setInterval(() => {
    const previous = last
    last = read()
    const passed = last.steady - previous.steady
    const jumped = Math.abs(last.wall - previous.wall - passed)
    if (passed > latestMs || jumped > toleranceMs) run()
  }, lookMs)
  return () => clearInterval(timer)
}
