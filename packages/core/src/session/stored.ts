import type { StorageRule } from './storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// For this tab (specification §3)
export const sessionCartKey: StorageRule<Record<string, unknown>> = { name: 'cart', area: 'session', check: isRecord }
export const timeStampKey: StorageRule<string> = { name: 'timeStamp', area: 'session', check: isText }
export const orderedCartKey: StorageRule<Record<string, unknown>> = {
  name: 'orderedCart',
  area: 'session',
  check: isRecord,
}
export const orderModificationDeadlineKey: StorageRule<string> = {
  name: 'orderModificationDeadline',
  area: 'session',
  check: isText,
}
export const menuKey: StorageRule<Record<string, unknown>> = { name: 'menu', area: 'session', check: isRecord }
export const qualityCheckLanguageKey: StorageRule<string> = {
  name: 'qualityCheckLanguage',
  area: 'session',
  check: isText,
}

/** An attempt to place an order, retried unchanged until its outcome is known. */
export type OrderAttempt = { cartGuid: string; reviewHash: string; key: string }

export const orderAttemptKey: StorageRule<OrderAttempt> = {
  name: 'orderAttempt',
  area: 'session',
  check: (value): value is OrderAttempt =>
    isRecord(value) && isText(value.cartGuid) && isText(value.reviewHash) && isText(value.key),
}

/** The line that a wallet payment added from a product page, and its quantity in the bag afterwards. */
export type WalletLine = { edpNo: number; quantity: number; inBag: number; amount?: number }

export const walletLineKey: StorageRule<WalletLine> = {
  name: 'walletLine',
  area: 'session',
  check: (value): value is WalletLine =>
    isRecord(value) &&
    [value.edpNo, value.quantity, value.inBag, value.amount ?? 1].every((count) => Number.isInteger(count)),
}

/** The favourite that an anonymous shopper wanted; it is added after signing in. */
export type WantedFavourite = { itemNo: string; at: string }

export const wantedFavouriteKey: StorageRule<WantedFavourite> = {
  name: 'wantedFavourite',
  area: 'session',
  check: (value): value is WantedFavourite => isRecord(value) && isText(value.itemNo) && isText(value.at),
}

// Permanent (specification §3)
export const storeCreditCardApplicationKey: StorageRule<Record<string, unknown>> = {
  name: 'storeCreditCardApplication',
  area: 'local',
  check: isRecord,
}
export const metaEventIdKey: StorageRule<string> = { name: 'metaEventId', area: 'local', check: isText }
export const favouriteItemsKey: StorageRule<string[]> = { name: 'favouriteItems', area: 'local', check: isTexts }
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
/** The place of the saved items (`saved.ts`), which sign-out clears. */
export const savedItemsPlace = { name: 'savedItems', area: 'local' } as const
export const queryCacheKey: StorageRule<Record<string, unknown>> = {
  name: 'queryCache',
  area: 'local',
  check: isRecord,
}
