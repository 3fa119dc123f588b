import { type AirLog, type AirState, controlRoomClient } from '@onair/core/control-room/client'
import { type Result, Unreachable } from '@onair/core/http'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Environment, Models } from '../models/models.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { shared, whilePageLives } from '../models/page.ts'

/** The state of the channel, and the log of operators' actions. */
export type Room = { state: AirState; log: AirLog }
/** The result of the last action: done, refused with a sentence, or without a reply. */
export type OperatorActionResult = { kind: 'done' } | { kind: 'away' } | { kind: 'refused'; message: string }

type ControlRoomClient = ReturnType<typeof controlRoomClient>

export type ControlRoomModel = {
  /** Undefined before the first read in the browser. */
  room: ReadonlySignal<Room | undefined>
  outcome: ReadonlySignal<OperatorActionResult | undefined>
  acting: ReadonlySignal<boolean>
  /** Acts on a version of the plan, so that no operator overwrites what they have not seen. */
  act(what: (client: ControlRoomClient) => Promise<Result<AirState>>): Promise<void>
  /** Reads the room while it is shown. @returns stops reading */
  start(): () => void
}

/** Events within this time are read together. */
const betweenReadsMs = 1000
/** Viewers and orders a minute change without an event. */
const readAgainMs = 10_000

/** The control room, read again with each event of the channel: at once, and then at most every second. */
export function controlRoomModel(_environment: Environment, models: Models): ControlRoomModel {
  const client = controlRoomClient(models.of(httpModel))
  const onAir = models.of(onAirModel)
  const room = signal<Room | undefined>(undefined)
  const outcome = signal<OperatorActionResult | undefined>(undefined)
  const acting = signal(false)
  let asked = 0

  async function read(): Promise<void> {
    asked += 1
    const own = asked
    try {
      const [state, log] = await Promise.all([client.state(), client.log()])
      // Only the reply to the latest request counts.
      if (own === asked && state.ok && log.ok) room.value = { state: state.value, log: log.value }
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  const start = shared(() =>
    whilePageLives(() => {
      let pause: ReturnType<typeof setTimeout> | undefined
      let again = false
      const readSoon = () => {
        if (pause !== undefined) {
          again = true
          return
        }
        again = false
        pause = setTimeout(() => {
          pause = undefined
          if (again) readSoon()
        }, betweenReadsMs)
        void read()
      }
      const stopListening = onAir.listen(readSoon)
      const stopStream = onAir.start()
      const timer = setInterval(readSoon, readAgainMs)
      return () => {
        stopListening()
        stopStream()
        clearInterval(timer)
        clearTimeout(pause)
      }
    }),
  )

  return {
    room,
    outcome,
    acting,
    start,
    async act(what) {
      if (acting.value) return
      batch(() => {
        acting.value = true
        outcome.value = undefined
      })
      try {
        const result = await what(client)
        await read()
        outcome.value = result.ok ? { kind: 'done' } : { kind: 'refused', message: result.items[0]?.message ?? '' }
      } catch (failure) {
        outcome.value = { kind: 'away' }
        if (!(failure instanceof Unreachable)) throw failure
      } finally {
        acting.value = false
      }
    },
  }
}
