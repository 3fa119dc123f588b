/** `onair:before-add`: the shopper adds a style and size. After a veto nothing is added. */
export type BeforeAdd = { itemNo: string; edpNo: number; quantity: number }

/** `onair:added`: the item is in the bag. `count` is the number of items that the bag now holds. */
export type Added = { itemNo: string; edpNo: number; quantity: number; count: number }

export type QuickAddEvents = {
  /** Called before an item is added; `false` vetoes it. */
  onBeforeAdd?: (detail: BeforeAdd) => boolean | undefined
  onAdded?: (detail: Added) => void
}
