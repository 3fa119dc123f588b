import type { Language } from '../shared/language.ts'
import type { Session } from './session.ts'
import { clearStored, readStored, writeStored } from './storage.ts'
import { favouriteItemsKey, favouritesOwnerKey, menuKey, wantedFavouriteKey } from './stored.ts'

/** The menu cached for this tab in a language (specification §7). */
export function readMenu(session: Pick<Session, 'storage'>, language: Language): unknown {
  return readStored(session, menuKey)?.[language]
}

/** Caches the menu of one language for this tab. */
export function writeMenu(session: Pick<Session, 'storage'>, language: Language, reply: unknown): void {
  writeStored(session, menuKey, { ...readStored(session, menuKey), [language]: reply })
}

/** Favourites older than this are read from the server again: another device may have added some. */
const favouritesFreshMs = 3_600_000
/** A wanted favourite expires when signing in takes longer than this. */
const wantedMs = 1_800_000

type Timed = Pick<Session, 'storage' | 'now'>
const since = ({ now }: Timed, at: string) => Math.abs(now().getTime() - Date.parse(at))

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

/** Stores, for this tab, the favourite to add after signing in. */
export function saveWantedFavourite(session: Timed, itemNo: string): void {
  writeStored(session, wantedFavouriteKey, { itemNo, at: session.now().toISOString() })
}

/** Reads and clears the wanted favourite; undefined when it is more than half an hour old. */
export function consumeWantedFavourite(session: Timed): string | undefined {
  const wanted = readStored(session, wantedFavouriteKey)
  clearStored(session, wantedFavouriteKey)
  return wanted && since(session, wanted.at) < wantedMs ? wanted.itemNo : undefined
}
