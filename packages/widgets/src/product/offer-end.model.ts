import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import { publicHttpModel } from '../models/public-http.model.ts'

export type OfferEndModel = {
  /** When the offer of today's showstopper ends; undefined until it is known, and for another product. */
  offerEnd: ReadonlySignal<string | undefined>
  /** Reads it, unless the page knows it. */
  read(): Promise<void>
}

/** The end of today's showstopper's offer, if a product is that. Without an answer there is no clock, and no error. */
export function createOfferEndModel(models: Models, itemNo: string, known?: string): OfferEndModel {
  const offerEnd = signal(known)
  return {
    offerEnd,
    async read() {
      if (offerEnd.peek()) return
      try {
        const today = await catalogueClient(models.of(publicHttpModel)).todayShowstopper()
        if (today.ok && today.value.product?.itemNo === itemNo) offerEnd.value = today.value.until
      } catch (thrown) {
        if (!(thrown instanceof Unreachable)) throw thrown
      }
    },
  }
}
