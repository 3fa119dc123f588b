import { Unreachable } from '@onair/core/http'
import { type Tracking, trackingClient } from '@onair/core/tracking/client'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import { publicHttpModel } from '../models/public-http.model.ts'

export type TrackOrderModel = {
  tracking: ReadonlySignal<Tracking | undefined>
  /** Why the order could not be read: the server's sentence, or `later`. */
  failure: ReadonlySignal<{ message: string } | 'later' | undefined>
  loading: ReadonlySignal<boolean>
  track(query: { orderNo: string; postalCode: string }): Promise<void>
  /** Drops the answer that is still to come. */
  cancel(): void
}

/**
 * Where an order is.
 *
 * 1. The answer to an earlier question is dropped.
 * 2. While a question is open, neither the earlier order nor the earlier error shows: they belong to another question.
 *
 * @param initial the order or the refusal that a server has read
 */
export function createTrackOrderModel(
  models: Models,
  { initial, error }: { initial?: Tracking | undefined; error?: string | undefined },
): TrackOrderModel {
  const tracking = signal(initial)
  const failure = signal<{ message: string } | 'later' | undefined>(error ? { message: error } : undefined)
  const loading = signal(false)
  let latest = 0

  function show(next: { order?: Tracking; reason?: { message: string } | 'later'; isLoading?: boolean }): void {
    batch(() => {
      tracking.value = next.order
      failure.value = next.reason
      loading.value = next.isLoading ?? false
    })
  }

  return {
    tracking,
    failure,
    loading,
    async track(query) {
      latest += 1
      const question = latest
      show({ isLoading: true })
      try {
        const result = await trackingClient(models.of(publicHttpModel)).track(query)
        if (question !== latest) return
        if (result.ok) show({ order: result.value })
        else show({ reason: result.items[0] ? { message: result.items[0].message } : 'later' })
      } catch (thrown) {
        if (!(thrown instanceof Unreachable)) throw thrown
        if (question === latest) show({ reason: 'later' })
      }
    },
    cancel() {
      latest += 1
    },
  }
}
