import type { Language } from '../shared/language.ts'
import type { Session } from './session.ts'
import {
  clearStored,
  favouriteItemsKey,
  favouritesOwnerKey,
  menuKey,
  readStored,
  wantedFavouriteKey,
  writeStored,
} from './storage.ts'

/** The menu as it was cached for this tab in a language (specification §7). */
export function readMenu(session: Pick<Session, 'storage'>, language: Language): unknown {
  return readStored(session, menuKey)?.[language]
}

/** Caches the menu of one language for this tab. */
export function writeMenu(session: Pick<Session, 'storage'>, language: Language, reply: unknown): void {
  writeStored(session, menuKey, { ...readStored(session, menuKey), [language]: reply })
}

/** Favourites older than this are read from the server again: another machine may have added some. */
const favouritesFreshMs = 3_600_000
/** A wish to keep something is forgotten when signing in took longer than this. */
const wantedMs = 1_800_000

type Timed = Pick<Session, 'storage' | 'now'>
const since = ({ now }: Timed, at: string) => Math.abs(now().getTime() - Date.parse(at))

/**
 * A customer's favourites as this browser knows them: undefined when it knows none, or somebody else's.
 * `fresh` says whether the server told them within the last hour.
 */
export function readFavourites(session: Timed, edp: number): { itemNos: string[]; fresh: boolean } | undefined {
  const owner = readStored(session, favouritesOwnerKey)
  const itemNos = readStored(session, favouriteItemsKey)
  if (owner?.edp !== edp || !itemNos) return undefined
  return { itemNos, fresh: owner.readAt !== undefined && since(session, owner.readAt) < favouritesFreshMs }
}

/** Keeps a customer's favourites. `readAt` where the server told them; otherwise that time stays as it was. */
export function writeFavourites(session: Timed, edp: number, itemNos: readonly string[], readAt?: Date): void {
  const owner = readStored(session, favouritesOwnerKey)
  const before = owner?.edp === edp ? owner.readAt : undefined
  writeStored(session, favouritesOwnerKey, { edp, readAt: readAt?.toISOString() ?? before })
  writeStored(session, favouriteItemsKey, [...itemNos])
}

/** Remembers, for this tab, what is to become a favourite after signing in. */
export function saveWantedFavourite(session: Timed, itemNo: string): void {
  writeStored(session, wantedFavouriteKey, { itemNo, at: session.now().toISOString() })
}

/** What was wanted before signing in, once; undefined when that was more than half an hour ago. */
export function takeWantedFavourite(session: Timed): string | undefined {
  const wanted = readStored(session, wantedFavouriteKey)
  clearStored(session, wantedFavouriteKey)
  return wanted && since(session, wanted.at) < wantedMs ? wanted.itemNo : undefined
}
