import { favouriteItemsKey, favouritesOwnerKey } from './favourites.stored.ts'
import type { Session } from './session.ts'
import { readStored, writeStored } from './storage.ts'

/** Favourites older than this are read from the server again: another device may have added some. */
const favouritesFreshMs = 3_600_000

type Timed = Pick<Session, 'storage' | 'now'>
/** How long ago something was. */
export const since = ({ now }: Timed, at: string) => Math.abs(now().getTime() - Date.parse(at))

/**
 * A customer's favourites stored in this browser; undefined when there are none, or another customer's.
 * `fresh`: the server sent them within the last hour.
 */
export function readFavourites(session: Timed, edp: number): { itemNos: string[]; fresh: boolean } | undefined {
  const owner = readStored(session, favouritesOwnerKey)
  const itemNos = readStored(session, favouriteItemsKey)
  if (owner?.edp !== edp || !itemNos) return undefined
  return { itemNos, fresh: owner.readAt !== undefined && since(session, owner.readAt) < favouritesFreshMs }
}

/** Stores a customer's favourites. `readAt` is set when the server sent them; without it the stored time stays. */
export function writeFavourites(session: Timed, edp: number, itemNos: readonly string[], readAt?: Date): void {
  const owner = readStored(session, favouritesOwnerKey)
  const before = owner?.edp === edp ? owner.readAt : undefined
  writeStored(session, favouritesOwnerKey, { edp, readAt: readAt?.toISOString() ?? before })
  writeStored(session, favouriteItemsKey, [...itemNos])
}
