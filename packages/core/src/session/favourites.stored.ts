import { isItemNumber } from '../shared/item-number/item-number.ts'
import { isRecord, isText, type StorageRule } from './storage.ts'

const isItemNumbers = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((itemNo) => isText(itemNo) && isItemNumber(itemNo))

// What the favourites store, and the changes that are sent again
/** The favourite that an anonymous shopper wanted; it is added after signing in. */
export type WantedFavourite = { itemNo: string; at: string }

export const wantedFavouriteKey: StorageRule<WantedFavourite> = {
  name: 'wantedFavourite',
  area: 'session',
  check: (value): value is WantedFavourite =>
    isRecord(value) && isText(value.itemNo) && isItemNumber(value.itemNo) && isText(value.at),
}

export const favouriteItemsKey: StorageRule<string[]> = { name: 'favouriteItems', area: 'local', check: isItemNumbers }
/** The owner of the stored favourites, and when the server last sent them. */
export type FavouritesOwner = { edp: number; readAt?: string }

export const favouritesOwnerKey: StorageRule<FavouritesOwner> = {
  name: 'favouritesOwner',
  area: 'local',
  check: (value): value is FavouritesOwner =>
    isRecord(value) && typeof value.edp === 'number' && (value.readAt === undefined || isText(value.readAt)),
}
/** A change that the shop has not acknowledged: the model's action with its arguments, and the bag or customer it is for. */
export type PendingWrite = { key: string; at: string; action: string; args: readonly unknown[]; of: string }

export const pendingWritesKey: StorageRule<PendingWrite[]> = {
  name: 'pendingWrites',
  area: 'local',
  check: (value): value is PendingWrite[] =>
    Array.isArray(value) &&
    value.every(
      (write) =>
        isRecord(write) && [write.key, write.at, write.action, write.of].every(isText) && Array.isArray(write.args),
    ),
}
