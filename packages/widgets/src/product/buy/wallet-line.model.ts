import { isSameItem } from '@onair/core/bag'
import type { BagLine } from '@onair/core/bag/client'
import { readStored, type WalletLine, walletLineKey, writeStored } from '@onair/core/session'
import { bagModel } from '../../models/bag.model.ts'
import type { Environment, Models } from '../../models/models.ts'

type Asked = Omit<WalletLine, 'inBag'>

export type WalletLineModel = {
  /**
   * Makes sure that the bag has the requested quantity if an earlier press of the wallet button added the item.
   * @returns whether it has
   */
  ensure(asked: Asked): Promise<boolean>
  /** Stores the line that was just added for the wallet. */
  remember(asked: Asked): void
  /** The last line that was added for the wallet. */
  remembered(): Asked | undefined
}

/**
 * The bag line that paying by wallet adds from a product. After cancelling at the wallet, the page loads again, and another press
 * must not add the item twice.
 *
 * 1. While the line is unchanged since the wallet button added it, nothing is added.
 * 2. Another quantity chosen meanwhile replaces the earlier one.
 * 3. A line that the shopper changed or removed since is the shopper's own: the quantity is added to it.
 * 4. The line is stored for this tab; if storage is blocked, as long as the page lasts.
 */
export function walletLineModel({ session }: Environment, models: Models): WalletLineModel {
  const bags = models.of(bagModel)
  let last: WalletLine | undefined
  // Read on demand: the first read of storage takes a slow phone 8 ms.
  const remembered = () => {
    last ??= readStored(session, walletLineKey)
    return last
  }

  const lineOf = (asked: Asked): BagLine | undefined =>
    bags.bag.peek()?.cartLines.find((line) => isSameItem(line, asked))

  function remember({ edpNo, quantity, amount }: Asked): void {
    const line = lineOf({ edpNo, quantity, amount })
    if (!line) return
    last = { edpNo, quantity, inBag: line.quantity, ...(amount !== undefined && { amount }) }
    writeStored(session, walletLineKey, last)
  }

  return {
    async ensure(asked) {
      const previous = remembered()
      if (!previous || !isSameItem(previous, asked)) return false
      // Without a reply nothing is added: the wallet then reports that it cannot be reached.
      if (!(await bags.refresh())) return true
      const line = lineOf(asked)
      if (line?.quantity !== previous.inBag) return false
      if (previous.quantity === asked.quantity) return true
      const changed = await bags.changeLine(line.id, line.quantity - previous.quantity + asked.quantity)
      // A refused quantity cannot be added either; adding shows the reason.
      if (!changed?.ok) return false
      remember(asked)
      return true
    },
    remember,
    remembered,
  }
}
