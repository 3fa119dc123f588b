import { isRecord, isText, type StorageRule } from './storage.ts'

export const orderedCartKey: StorageRule<Record<string, unknown>> = {
  name: 'orderedCart',
  area: 'session',
  check: isRecord,
}

/** An attempt to place an order, retried unchanged until its result is known. */
export type OrderAttempt = { cartGuid: string; reviewHash: string; key: string }

export const orderAttemptKey: StorageRule<OrderAttempt> = {
  name: 'orderAttempt',
  area: 'session',
  check: (value): value is OrderAttempt =>
    isRecord(value) && isText(value.cartGuid) && isText(value.reviewHash) && isText(value.key),
}

/** The deadline for changing the order that is in the bag. */
export const orderModificationDeadlineKey: StorageRule<string> = {
  name: 'orderModificationDeadline',
  area: 'session',
  check: isText,
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
