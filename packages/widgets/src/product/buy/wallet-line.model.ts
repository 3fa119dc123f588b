import { isSameThing } from '@onair/core/bag'
import type { BagLine } from '@onair/core/bag/client'
import { readStored, type WalletLine, walletLineKey, writeStored } from '@onair/core/session'
import { bagModel } from '../../models/bag.model.ts'
import type { Environment, Models } from '../../models/models.ts'

type Asked = Omit<WalletLine, 'inBag'>

export type WalletLineModel = {
  /** Whether the bag holds what is asked for, because it was put there for the wallet before; as many of it as are asked for now. */
  holds(asked: Asked): Promise<boolean>
  /** Remembers what was just put into the bag for the wallet. */
  keep(asked: Asked): void
  /** What was put there last. */
  kept(): Asked | undefined
}

/**
 * What paying by wallet puts into the bag from a product. Who cancels there comes back to the page loaded anew, presses again
 * and wants it still once, not twice.
 *
 * 1. As long as its line lies in the bag as the wallet's press left it, it is that press's: nothing is added.
 * 2. Another number asked for meanwhile takes the place of the number before.
 * 3. A line that was changed or removed since is the shopper's own: what is asked for is added to it.
 * 4. It is kept for this tab; where storage is blocked, for as long as the page lasts.
 */
export function walletLineModel({ session }: Environment, models: Models): WalletLineModel {
  const bags = models.of(bagModel)
  let kept = readStored(session, walletLineKey)

  const lineOf = (asked: Asked): BagLine | undefined =>
    bags.bag.peek()?.cartLines.find((line) => isSameThing(line, asked))

  function keep({ edpNo, quantity, amount }: Asked): void {
    const line = lineOf({ edpNo, quantity, amount })
    if (!line) return
    kept = { edpNo, quantity, inBag: line.quantity, ...(amount !== undefined && { amount }) }
    writeStored(session, walletLineKey, kept)
  }

  return {
    async holds(asked) {
      const before = kept
      if (!before || !isSameThing(before, asked)) return false
      // Without an answer nothing is added either: the wallet will say that it cannot be reached.
      if (!(await bags.refresh())) return true
      const line = lineOf(asked)
      if (line?.quantity !== before.inBag) return false
      if (before.quantity === asked.quantity) return true
      const changed = await bags.changeLine(line.id, line.quantity - before.quantity + asked.quantity)
      // What it may not be changed to it may not be added to either, and adding says so.
      if (!changed?.ok) return false
      keep(asked)
      return true
    },
    keep,
    kept: () => kept,
  }
}
