/** `onair:before-add`: the shopper asks for a style and size. Vetoed, nothing goes into the bag. */
export type BeforeAdd = {
  itemNo: string
  edpNo: number
  quantity: number
  /** Cents; only where the shopper chose what to give. */
  amount?: number
}

/** `onair:added`: it lies in the bag. `count` is how many things the bag now holds. */
export type Added = BeforeAdd & { count: number }

export type ProductEvents = {
  /** Asked before something goes into the bag; `false` keeps it out. */
  onBeforeAdd?: (detail: BeforeAdd) => boolean | undefined
  onAdded?: (detail: Added) => void
}
