import { type Product, readStyleCodes, type StyleCodes } from '@onair/core/catalogue/client'
import { type Http, Unreachable } from '@onair/core/http'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { BagModel } from './bag.model.ts'
import type { QuickAddEvents } from './quick-add.events.ts'

/** The result of the last attempt to add an item. */
export type AddResult =
  | { kind: 'added'; product: Product; edpNo: number }
  | { kind: 'refused'; product: Product; message: string }
  | { kind: 'unreachable'; product: Product }

export type QuickAddModel = {
  /** The product that is being added. */
  busy: ReadonlySignal<string | undefined>
  /** The product whose style and size are being chosen. */
  choosing: Signal<{ product: Product; choices: StyleCodes } | undefined>
  outcome: Signal<AddResult | undefined>
  /** The action of a tile's button: adds a product with one style and size, opens the choice for others. */
  press(product: Product, events: QuickAddEvents): Promise<void>
  /** Adds one item of the chosen style and size, and closes the choice if that succeeded. */
  add(product: Product, edpNo: number, events: QuickAddEvents): Promise<void>
  /** The choice cannot open because its code did not load. */
  giveUp(): void
}

/**
 * Adds products from a list.
 *
 * 1. One at a time: a second press while the first is pending does nothing.
 * 2. A product with one style and size is added at once; with several, the shopper chooses first.
 * 3. A refusal shows the server's own sentence; after a network failure the shopper can retry.
 */
export function quickAddModel(http: Http, bag: Pick<BagModel, 'add'>): QuickAddModel {
  const busy = signal<string | undefined>(undefined)
  const choosing = signal<{ product: Product; choices: StyleCodes } | undefined>(undefined)
  const outcome = signal<AddResult | undefined>(undefined)

  async function during(product: Product, work: () => Promise<void>) {
    if (busy.peek() !== undefined) return
    busy.value = product.itemNo
    outcome.value = undefined
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      outcome.value = { kind: 'unreachable', product }
    } finally {
      busy.value = undefined
    }
  }

  async function put(product: Product, edpNo: number, { onBeforeAdd, onAdded }: QuickAddEvents) {
    const asked = { itemNo: product.itemNo, edpNo, quantity: 1 }
    if (onBeforeAdd?.(asked) === false) return
    const result = await bag.add(asked)
    if (!result) outcome.value = { kind: 'unreachable', product }
    else if (!result.ok) outcome.value = { kind: 'refused', product, message: result.items[0]?.message ?? '' }
    else {
      choosing.value = undefined
      outcome.value = { kind: 'added', product, edpNo }
      onAdded?.({ ...asked, count: result.value.productCount })
    }
  }

  return {
    busy,
    choosing,
    outcome,
    press: (product, events) =>
      during(product, async () => {
        const result = await readStyleCodes(http, product.itemNo)
        if (!result.ok) outcome.value = { kind: 'refused', product, message: result.items[0]?.message ?? '' }
        else if (result.value.edps.length > 1) choosing.value = { product, choices: result.value }
        else await put(product, result.value.edps[0]?.edpNo ?? product.defaultEdp, events)
      }),
    add: (product, edpNo, events) => during(product, () => put(product, edpNo, events)),
    giveUp() {
      const chosen = choosing.peek()
      if (chosen) outcome.value = { kind: 'unreachable', product: chosen.product }
      choosing.value = undefined
    },
  }
}
