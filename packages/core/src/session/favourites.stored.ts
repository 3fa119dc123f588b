import { isItemNumber } from '../shared/item-number/item-number.ts'
import type { Session } from './session.ts'
import { clearStored, isRecord, isText, readStored, type StorageRule, writeStored } from './storage.ts'

type Timed = Pick<Session, 'storage' | 'now'>

/** The milliseconds between now and then. */
const msSince = ({ now }: Timed, at: string) => Math.abs(now().getTime() - Date.parse(at))

// A customer's favourites

const isItemNumbers = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((itemNo) => isText(itemNo) && isItemNumber(itemNo))

export const favouriteItemsKey: StorageRule<string[]> = { name: 'favouriteItems', area: 'local', check: isItemNumbers }

/** The owner of the stored favourites, and when the server last sent them. */
type FavouritesOwner = { edp: number; readAt?: string }

export const favouritesOwnerKey: StorageRule<FavouritesOwner> = {
  name: 'favouritesOwner',
  area: 'local',
  check: (value): value is FavouritesOwner =>
    isRecord(value) && typeof value.edp === 'number' && (value.readAt === undefined || isText(value.readAt)),
}

/** Favourites older than this are read from the server again: another device may have added some. */
const favouritesFreshMs = 3_600_000

/**
 * A customer's favourites stored in this browser; undefined when there are none, or another customer's.
 * `fresh`: the server sent them within the last hour.
 */
export function readFavourites(session: Timed, edp: number): { itemNos: string[]; fresh: boolean } | undefined {
  const owner = readStored(session, favouritesOwnerKey)
  const itemNos = readStored(session, favouriteItemsKey)
  if (owner?.edp !== edp || !itemNos) return undefined
  return { itemNos, fresh: owner.readAt !== undefined && msSince(session, owner.readAt) < favouritesFreshMs }
}

/** Stores a customer's favourites. `readAt` is set when the server sent them; without it the stored time stays. */
export function writeFavourites(session: Timed, edp: number, itemNos: readonly string[], readAt?: Date): void {
  const owner = readStored(session, favouritesOwnerKey)
  const previousReadAt = owner?.edp === edp ? owner.readAt : undefined
  writeStored(session, favouritesOwnerKey, { edp, readAt: readAt?.toISOString() ?? previousReadAt })
  writeStored(session, favouriteItemsKey, [...itemNos])
}

// The favourite to add after signing in

/** The favourite that an anonymous shopper wanted; it is added after signing in. */
type WantedFavourite = { itemNo: string; at: string }

export const wantedFavouriteKey: StorageRule<WantedFavourite> = {
  name: 'wantedFavourite',
  area: 'session',
  check: (value): value is WantedFavourite =>
    isRecord(value) && isText(value.itemNo) && isItemNumber(value.itemNo) && isText(value.at),
}

/** A wanted favourite expires when signing in takes longer than this. */
const wantedMs = 1_800_000

/** Stores, for this tab, the favourite to add after signing in. */
export function saveWantedFavourite(session: Timed, itemNo: string): void {
  writeStored(session, wantedFavouriteKey, { itemNo, at: session.now().toISOString() })
}

/** Reads and clears the wanted favourite; undefined when it is more than half an hour old. */
export function consumeWantedFavourite(session: Timed): string | undefined {
  const favourite = readStored(session, wantedFavouriteKey)
  clearStored(session, wantedFavouriteKey)
  return favourite && msSince(session, favourite.at) < wantedMs ? favourite.itemNo : undefined
}
