// The clock of a run. `ONAIR_CLOCK=2026-12-31T23:55-05:00 npm test` starts every process of the run at that instant: tests,
// shop, sandbox, commands and, through e2e/support/clock.ts, the pages in browsers. Time passes from there as usual. It is a
// tool of tests and demonstrations; the server's own code does not know of it.
const variable = 'ONAIR_CLOCK'
const { env } = process

/** Replaces `Date` by one that is `ahead` milliseconds ahead of it. Also runs in a browser's page, so it uses nothing else. */
export function moveDate(ahead) {
  const Real = Date
  const now = () => Real.now() + ahead
  const Moved = new Proxy(Real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Real.prototype.constructor = Moved
  globalThis.Date = Moved
}

/** The milliseconds that the run is ahead of the machine; 0 without ONAIR_CLOCK. */
export const clockAhead = () => Number(env.ONAIR_CLOCK_AHEAD ?? 0)

// The run's first process computes the distance, and hands it with this module to every process that it starts.
if (env[variable] && env.ONAIR_CLOCK_AHEAD === undefined) {
  const ahead = Date.parse(env[variable]) - Date.now()
  if (Number.isNaN(ahead))
    throw new Error(`${variable}=${env[variable]} is no instant. Write it like 2026-12-31T23:55-05:00.`)
  env.ONAIR_CLOCK_AHEAD = String(ahead)
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --import=${import.meta.url}`.trim()
}
// A test runner may load this module twice in a process.
const moved = Symbol.for('onair.clock')
if (clockAhead() !== 0 && !(moved in globalThis)) {
  globalThis[moved] = true
  moveDate(clockAhead())
}
