import { isRecord, isText, type StorageRule } from './storage.ts'

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
