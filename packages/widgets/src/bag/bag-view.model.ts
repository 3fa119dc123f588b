import { isSameItem } from '@onair/core/bag'
import type { BagLine } from '@onair/core/bag/client'
import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { BagModel, BagResult } from '../models/bag.model.ts'
import type { SavedItem, SavedModel } from '../models/saved.model.ts'

/** The target of a change, so that a refusal shows beside it: a line by its id, a saved item, a promo code. */
export type Place = { line: string } | { saved: SavedItem } | { promo: string }

/** Why the last change failed, and its target; without a target it was the whole bag. */
export type Trouble = { place?: Place | undefined } & ({ kind: 'refused'; message: string } | { kind: 'unreachable' })

/** A line that left the bag, and where it went. */
export type Removal = {
  line: BagLine
  to: 'nowhere' | 'later'
  /** The order that the bag edited at that time; null for the shopper's own bag. */
  modifyOrderNo: string | null
  /** The saved item before, if the same item was already saved. */
  before?: SavedItem | undefined
}

export type BagViewModel = {
  /** The line that left the bag last. It can be restored until the next change. */
  lastRemoval: ReadonlySignal<Removal | undefined>
  /** A success that a screen reader would not notice otherwise. */
  success: ReadonlySignal<{ what: 'moved' | 'promo-used' | 'promo-dropped'; name: string } | undefined>
  trouble: ReadonlySignal<Trouble | undefined>
  /** @returns whether it succeeded */
  change(line: BagLine, quantity: number): Promise<boolean>
  remove(line: BagLine): Promise<boolean>
  saveForLater(line: BagLine): Promise<boolean>
  putBack(removal: Removal): Promise<boolean>
  moveToBag(item: SavedItem): Promise<boolean>
  forgetSaved(item: SavedItem): void
  applyPromoCode(code: string): Promise<boolean>
  dropPromoCode(code: string): Promise<boolean>
  /** Changes the whole bag: province, instalments. */
  attempt(change: () => Promise<BagResult>): Promise<boolean>
  /** Repeats the change that could not reach the server. */
  again(): void
}

/**
 * The state of the bag's page, in addition to the bag.
 *
 * 1. The line that left the bag last can be restored until the next change: the same style, size, quantity and amount are added
 *    again. There is no time limit, because reading speed differs. A line of an edited order cannot be restored to the shopper's
 *    own bag, nor the reverse.
 * 2. A failed removal or restoring leaves everything unchanged.
 * 3. A change that could not reach the server can be repeated until another change follows.
 * 4. Saving for later saves the item before it removes the line; moving to the bag adds the line before it removes the saved
 *    item. In between the item exists twice rather than never. A second click meanwhile does nothing.
 */
export function bagViewModel(bag: BagModel, saved: SavedModel): BagViewModel {
  const modifyOrderNo = computed(() => bag.bag.value?.modifyOrderNo ?? null)
  const lastRemoval = signal<Removal | undefined>(undefined)
  const success = signal<BagViewModel['success']['value']>(undefined)
  const trouble = signal<Trouble | undefined>(undefined)
  let failed: (() => void) | undefined
  const moving = new Set<SavedItem>()

  async function attempt(change: () => Promise<BagResult>, again: () => void, place?: Place): Promise<boolean> {
    trouble.value = undefined
    success.value = undefined
    failed = undefined
    const result = await change()
    if (result?.ok) return true
    failed = again
    trouble.value = result
      ? { kind: 'refused', message: result.items[0]?.message ?? '', place }
      : { kind: 'unreachable', place }
    return false
  }

  const change: BagViewModel['change'] = (line, quantity) => {
    lastRemoval.value = undefined
    return attempt(
      () => bag.changeLine(line.id, quantity),
      () => void change(line, quantity),
      { line: line.id },
    )
  }

  async function takeFromBag(line: BagLine, to: Removal['to'], again: () => void): Promise<boolean> {
    const here: Removal = {
      line,
      to,
      modifyOrderNo: modifyOrderNo.peek(),
      before: saved.items.peek().find((item) => isSameItem(item, line)),
    }
    lastRemoval.value = here
    if (to === 'later') saved.save(line)
    if (await attempt(() => bag.removeLine(line.id), again, { line: line.id })) return true
    if (lastRemoval.peek() === here) lastRemoval.value = undefined
    unsave(here)
    return false
  }
  /** Restores the quantity that was saved before the line was added to it. */
  function unsave({ line, to, before }: Removal) {
    if (to === 'nowhere') return
    saved.remove(line)
    if (before) saved.save({ ...line, quantity: before.quantity })
  }
  const remove: BagViewModel['remove'] = (line) => takeFromBag(line, 'nowhere', () => void remove(line))
  const saveForLater: BagViewModel['saveForLater'] = (line) => takeFromBag(line, 'later', () => void saveForLater(line))

  const putBack: BagViewModel['putBack'] = async (what) => {
    lastRemoval.value = undefined
    const { itemNo, edpNo, quantity, amount } = what.line
    const added = await attempt(
      () => bag.add({ itemNo, edpNo, quantity, amount }),
      () => void putBack(what),
    )
    if (!added) lastRemoval.value = what
    else unsave(what)
    return added
  }

  const moveToBag: BagViewModel['moveToBag'] = async (item) => {
    // A second click may come before the item has left the screen.
    const waits = saved.items.peek().some(({ edpNo, amount }) => edpNo === item.edpNo && amount === item.amount)
    if (moving.has(item) || !waits) return false
    moving.add(item)
    lastRemoval.value = undefined
    const { itemNo, edpNo, quantity, amount } = item
    const added = await attempt(
      () => bag.add({ itemNo, edpNo, quantity, amount }),
      () => void moveToBag(item),
      { saved: item },
    )
    moving.delete(item)
    if (added) {
      saved.remove(item)
      success.value = { what: 'moved', name: item.name }
    }
    return added
  }

  const applyPromoCode: BagViewModel['applyPromoCode'] = async (code) => {
    lastRemoval.value = undefined
    const used = await attempt(
      () => bag.applyPromoCode(code),
      () => void applyPromoCode(code),
      { promo: code },
    )
    if (used) success.value = { what: 'promo-used', name: code }
    return used
  }
  const dropPromoCode: BagViewModel['dropPromoCode'] = async (code) => {
    lastRemoval.value = undefined
    const dropped = await attempt(
      () => bag.dropPromoCode(code),
      () => void dropPromoCode(code),
      { promo: code },
    )
    if (dropped) success.value = { what: 'promo-dropped', name: code }
    return dropped
  }
  const attemptOnBag: BagViewModel['attempt'] = (change) => {
    lastRemoval.value = undefined
    return attempt(change, () => void attemptOnBag(change))
  }

  return {
    lastRemoval: computed(() =>
      lastRemoval.value?.modifyOrderNo === modifyOrderNo.value ? lastRemoval.value : undefined,
    ),
    success,
    trouble,
    change,
    remove,
    saveForLater,
    putBack,
    moveToBag,
    forgetSaved: (item) => {
      trouble.value = undefined
      saved.remove(item)
    },
    applyPromoCode,
    dropPromoCode,
    attempt: attemptOnBag,
    again: () => failed?.(),
  }
}
