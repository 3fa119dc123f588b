import { zonedDate } from '@onair/core/dates'
import { type DailySchedule, guideClient } from '@onair/core/guide/client'
import { Unreachable } from '@onair/core/http'
import { type OfflineBag, readOfflineBag } from '@onair/core/session'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** What this device remembers. */
export type OfflineMemory = { bag: OfflineBag | undefined; day: DailySchedule | undefined }

export type OfflineModel = {
  /** Undefined until it is read. */
  memory: ReadonlySignal<OfflineMemory | undefined>
  /** Reads it for a time zone. @returns stops */
  read(zone: string): () => void
}

/**
 * What a device remembers of the shop without a connection: the bag, and today's programmes, which the service worker answers from
 * its cache. A schedule of another day is none.
 */
export function createOfflineModel(models: Models): OfflineModel {
  const { session } = models.environment
  const memory = signal<OfflineMemory | undefined>(undefined)

  async function readDay(zone: string): Promise<DailySchedule | undefined> {
    const today = zonedDate(session.now(), zone)
    try {
      const schedule = await guideClient(models.of(httpModel)).today({ timeZone: zone })
      return schedule.ok && schedule.value.date === today ? schedule.value : undefined
    } catch (thrown) {
      if (!(thrown instanceof Unreachable)) throw thrown
      return undefined
    }
  }

  return {
    memory,
    read(zone) {
      let isShown = true
      const bag = readOfflineBag(session)
      void readDay(zone).then((day) => {
        if (isShown) memory.value = { bag, day }
      })
      return () => {
        isShown = false
      }
    },
  }
}
