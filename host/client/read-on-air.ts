import { Unreachable } from '@onair/core/http'
import { liveClient, type WatchLive } from '@onair/core/live/client'
import { type Models, publicHttpModel } from '@onair/widgets/models'

/** The present programme and the next; undefined if the shop does not reply. */
export async function readOnAir(models: Models): Promise<Pick<WatchLive, 'now' | 'next'> | undefined> {
  try {
    const result = await liveClient(models.of(publicHttpModel)).watch()
    return result.ok ? result.value : undefined
  } catch (failure) {
    if (failure instanceof Unreachable) return undefined
    throw failure
  }
}
