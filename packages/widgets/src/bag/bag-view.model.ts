import { isSameThing } from '@onair/core/bag'
import type { BagLine } from '@onair/core/bag/client'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { BagModel, BagResult } from '../models/bag.model.ts'
import type { SavedItem, SavedModel } from '../models/saved.model.ts'

/** What was asked for, so that a refusal can be told beside it: a line by its id, a saved thing, a promo code. */
export type Place = { line: string } | { saved: SavedItem } | { promo: string }

/** Why the last change did not happen, and beside what to say so; without a place it was the whole bag's. */
export type Trouble = { place?: Place | undefined } & ({ kind: 'refused'; message: string } | { kind: 'unreachable' })

/** A line that left the bag, and where it went. */
export type Left = {
  line: BagLine
  to: 'nowhere' | 'later'
  /** The same thing, where some of it waited for later before. */
  before?: SavedItem | undefined
}

export type BagViewModel = {
  /** What left the bag last. It can be put back until something else is done. */
  left: ReadonlySignal<Left | undefined>
  /** What went well without leaving a trace that a screen reader would hear of. */
  said: ReadonlySignal<{ what: 'moved' | 'promo-used' | 'promo-dropped'; name: string } | undefined>
  trouble: ReadonlySignal<Trouble | undefined>
  /** @returns whether it went well. */
  change(line: BagLine, quantity: number): Promise<boolean>
  remove(line: BagLine): Promise<boolean>
  saveForLater(line: BagLine): Promise<boolean>
  putBack(left: Left): Promise<boolean>
  moveToBag(item: SavedItem): Promise<boolean>
  forgetSaved(item: SavedItem): void
  applyPromoCode(code: string): Promise<boolean>
  dropPromoCode(code: string): Promise<boolean>
  /** A change of the whole bag: province, instalments. */
  attempt(change: () => Promise<BagResult>): Promise<boolean>
  /** Does again what the server could not be reached for. */
  again(): void
}

/**
 * What a bag's page remembers beside the bag.
 *
 * 1. What left the bag can be put back until the next change: the same style, size, quantity and amount are added again.
 *    No clock ends that, since not everybody reads as fast.
 * 2. A removal or a putting back that fails leaves everything where it was.
 * 3. A change that could not reach the server can be tried again; any change that follows makes it forgotten.
 * 4. Saving for later keeps the thing first and takes it out of the bag then, moving it to the bag the other way round:
 *    in between there are rather two of it than none. A second click while it moves does nothing.
 */
export function bagViewModel(bag: BagModel, saved: SavedModel): BagViewModel {
  const left = signal<Left | undefined>(undefined)
  const said = signal<BagViewModel['said']['value']>(undefined)
  const trouble = signal<Trouble | undefined>(undefined)
  let failed: (() => void) | undefined
  const moving = new Set<SavedItem>()

  async function attempt(change: () => Promise<BagResult>, again: () => void, place?: Place): Promise<boolean> {
    trouble.value = undefined
    said.value = undefined
    failed = undefined
    const answer = await change()
    if (answer?.ok) return true
    failed = again
    trouble.value = answer
      ? { kind: 'refused', message: answer.items[0]?.message ?? '', place }
      : { kind: 'unreachable', place }
    return false
  }

  const change: BagViewModel['change'] = (line, quantity) => {
    left.value = undefined
    return attempt(
      () => bag.changeLine(line.id, quantity),
      () => void change(line, quantity),
      { line: line.id },
    )
  }

  async function takeOut(line: BagLine, to: Left['to'], again: () => void): Promise<boolean> {
    const here: Left = { line, to, before: saved.items.peek().find((item) => isSameThing(item, line)) }
    left.value = here
    if (to === 'later') saved.save(line)
    if (await attempt(() => bag.removeLine(line.id), again, { line: line.id })) return true
    if (left.peek() === here) left.value = undefined
    unsave(here)
    return false
  }
  /** Only what waited before the line joined it waits on. */
  function unsave({ line, to, before }: Left) {
    if (to === 'nowhere') return
    saved.remove(line)
    if (before) saved.save({ ...line, quantity: before.quantity })
  }
  const remove: BagViewModel['remove'] = (line) => takeOut(line, 'nowhere', () => void remove(line))
  const saveForLater: BagViewModel['saveForLater'] = (line) => takeOut(line, 'later', () => void saveForLater(line))

  const putBack: BagViewModel['putBack'] = async (what) => {
    left.value = undefined
    const { itemNo, edpNo, quantity, amount } = what.line
    const added = await attempt(
      () => bag.add({ itemNo, edpNo, quantity, amount }),
      () => void putBack(what),
    )
    if (!added) left.value = what
    else unsave(what)
    return added
  }

  const moveToBag: BagViewModel['moveToBag'] = async (item) => {
    if (moving.has(item)) return false
    moving.add(item)
    left.value = undefined
    const { itemNo, edpNo, quantity, amount } = item
    const added = await attempt(
      () => bag.add({ itemNo, edpNo, quantity, amount }),
      () => void moveToBag(item),
      { saved: item },
    )
    moving.delete(item)
    if (added) {
      saved.remove(item)
      said.value = { what: 'moved', name: item.name }
    }
    return added
  }

  const applyPromoCode: BagViewModel['applyPromoCode'] = async (code) => {
    left.value = undefined
    const used = await attempt(
      () => bag.applyPromoCode(code),
      () => void applyPromoCode(code),
      { promo: code },
    )
    if (used) said.value = { what: 'promo-used', name: code }
    return used
  }
  const dropPromoCode: BagViewModel['dropPromoCode'] = async (code) => {
    left.value = undefined
    const dropped = await attempt(
      () => bag.dropPromoCode(code),
      () => void dropPromoCode(code),
      { promo: code },
    )
    if (dropped) said.value = { what: 'promo-dropped', name: code }
    return dropped
  }
  const attemptOnBag: BagViewModel['attempt'] = (change) => {
    left.value = undefined
    return attempt(change, () => void attemptOnBag(change))
  }

  return {
    left,
    said,
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
