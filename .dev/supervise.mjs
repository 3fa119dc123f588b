// Starts a program again that dies, for `npm start`. In production systemd or an orchestrator does it: .dev/onair.service.
import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** After so many deaths within a minute a program is not started again. */
const mostDeaths = 5
const withinMs = 60_000
/** Before the second start, in milliseconds; it doubles with each death within the minute. */
const firstPauseMs = 250

/** The exit status of a program that only the operator can correct (`EX_CONFIG` of sysexits.h). */
const misconfigured = 78

/**
 * Starts a program, and again whenever it dies, after growing pauses.
 *
 * 1. It gives up after five deaths within a minute, and at once when the program reports that its settings are wrong.
 * 2. A program that ends because of `stop` is not started again.
 *
 * `start` returns the child process, `say` prints a line, and `ended` is called once, after the last end: with what happened, or
 * with nothing after a clean stop.
 */
export function supervise({ name, start, say, ended, now = Date.now, pause = setTimeout }) {
  const waiting = new AbortController()
  let deaths = []
  let child
  let stopping = false

  const run = () => {
    child = start()
    let over = false
    const end = (how) => {
      if (over) return
      over = true
      child = undefined
      if (stopping) ended(how === 'status 0' || how === 'SIGTERM' ? undefined : `The ${name} ended with ${how}.`)
      else if (how === `status ${misconfigured}`) ended(`The ${name} cannot start: see above.`)
      else void again(how)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (status, signal) => end(signal ?? `status ${status}`))
  }

  const again = async (how) => {
    deaths = [...deaths.filter((at) => at > now() - withinMs), now()]
    if (deaths.length >= mostDeaths) {
      ended(
        `The ${name} ended ${mostDeaths} times within a minute, the last time with ${how}, and is not started again. Its lines above say why.`,
      )
      return
    }
    say(`The ${name} ended by itself (${how}); starting it again.`)
    await pause(firstPauseMs * 2 ** (deaths.length - 1), undefined, { signal: waiting.signal }).catch(() => {})
    if (stopping) ended()
    else run()
  }

  run()
  return {
    /** Sends a signal; the first one ends the supervision. */
    stop(signal = 'SIGTERM') {
      stopping = true
      waiting.abort()
      child?.kill(signal)
    },
  }
}

/** A child process that prints where this one does. */
export const program = (command, args, options) =>
  spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
