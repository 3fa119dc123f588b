import { type ShowEvent, type scheduleClient, Unreachable } from '@onair/core/client'

/** A broken connection is noticed after this long: an event stream does not tell that it broke. */
const silence = 15_000
const firstWait = 2000

export type AirStreamOptions = {
  schedule: ReturnType<typeof scheduleClient>
  tell: (event: ShowEvent) => void
  /** Whether the channel can be heard. */
  connected: (heard: boolean) => void
}

/**
 * Listens to what changes on air and does not give up.
 *
 * 1. Whatever is heard shows that the connection stands.
 * 2. After 15 seconds of silence on a page that is being looked at, the server is asked for today's schedule.
 * 3. While it does not answer, the channel counts as lost, and it is asked again after 2, 4, 8, 15 seconds.
 * 4. When it answers again a new stream is opened: browsers give up for good on one that was once answered by
 *    something else, such as a gateway's error.
 *
 * @returns how to stop.
 */
export function openAirStream({ schedule, tell, connected }: AirStreamOptions): () => void {
  let stopped = false
  let lost = false
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined
  let close = schedule.listen(heard)
  expect(silence)

  function heard(event: ShowEvent) {
    lost = false
    wait = firstWait
    connected(true)
    tell(event)
    expect(silence)
  }

  function expect(within: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(ask, within)
  }

  async function ask() {
    if (document.visibilityState === 'hidden') return expect(silence)
    const answers = await answered(schedule)
    if (stopped) return
    connected(answers)
    if (answers && lost) {
      close()
      close = schedule.listen(heard)
    }
    lost = !answers
    expect(lost ? wait : silence)
    wait = lost ? Math.min(wait * 2, silence) : firstWait
  }

  return () => {
    stopped = true
    clearTimeout(timer)
    close()
  }
}

async function answered(schedule: AirStreamOptions['schedule']): Promise<boolean> {
  try {
    const answer = await schedule.today()
    return answer.ok || answer.status < 500
  } catch (failure) {
    if (failure instanceof Unreachable) return false
    throw failure
  }
}
