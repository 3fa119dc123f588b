import { isRecord, isText, type StorageRule } from './storage.ts'

export const orderedCartKey: StorageRule<Record<string, unknown>> = {
  name: 'orderedCart',
  area: 'session',
  check: isRecord,
}

/** An attempt to place an order, retried unchanged until its outcome is known. */
export type OrderAttempt = { cartGuid: string; reviewHash: string; key: string }

export const orderAttemptKey: StorageRule<OrderAttempt> = {
  name: 'orderAttempt',
  area: 'session',
  check: (value): value is OrderAttempt =>
    isRecord(value) && isText(value.cartGuid) && isText(value.reviewHash) && isText(value.key),
}
