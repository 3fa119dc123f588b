import { savedItemsPlace } from './saved.stored.ts'
import type { StorageRule } from './storage.ts'

/** An item saved for later: enough to show it, and to add it to the bag again. */
export type SavedItem = {
  itemNo: string
  edpNo: number
  quantity: number
  /** A donation's own amount, in cents. */
  amount?: number
  name: string
  style: string | null
  size: string | null
  imageUrl: string
}

/** The storage key of the items saved for later. */
export const savedItemsKey: StorageRule<SavedItem[]> = {
  ...savedItemsPlace,
  check: (value): value is SavedItem[] => Array.isArray(value) && value.every(isSavedItem),
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { itemNo, name, imageUrl, style, size, edpNo, quantity, amount } = value as Partial<SavedItem>
  return (
    [itemNo, name, imageUrl].every((text) => typeof text === 'string') &&
    [style, size].every((text) => text === null || typeof text === 'string') &&
    [edpNo, quantity, amount ?? 1].every((count) => Number.isInteger(count) && Number(count) > 0)
  )
}
