import { type AccessPoint, displayPostalCode, isPostalCode } from '@onair/core/address'
import type { accessPointsClient } from '@onair/core/address/client'
import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'

/** The state of the search: `invalid` is about the postal code; `away` means that the carrier or the shop is unreachable. */
export type AccessPointsState =
  | { kind: 'none' | 'looking' | 'invalid' | 'away' }
  | { kind: 'refused'; message: string }
  | { kind: 'found'; zipCode: string; points: readonly AccessPoint[] }

export type AccessPointsModel = {
  state: ReadonlySignal<AccessPointsState>
  /** Searches near a postal code. A newer search drops the reply to an older one. */
  look(zipCode: string): Promise<void>
}

/** The carrier's pick-up points near a postal code. */
export function createAccessPoints(client: ReturnType<typeof accessPointsClient>): AccessPointsModel {
  const state = signal<AccessPointsState>({ kind: 'none' })
  let asking: AbortController | undefined
  return {
    state,
    async look(zipCode) {
      asking?.abort()
      const mine = new AbortController()
      asking = mine
      if (!isPostalCode(zipCode)) {
        state.value = { kind: 'invalid' }
        return
      }
      state.value = { kind: 'looking' }
      try {
        const result = await client.near(zipCode, mine.signal)
        if (mine.signal.aborted) return
        state.value = result.ok
          ? { kind: 'found', zipCode: displayPostalCode(zipCode), points: result.value }
          : { kind: 'refused', message: result.items[0]?.message ?? '' }
      } catch (failure) {
        if (mine.signal.aborted) return
        state.value = { kind: 'away' }
        if (!(failure instanceof Unreachable)) throw failure
      }
    },
  }
}
