import { catalogueClient, type Product, type StyleCodes } from '@onair/core/catalogue/client'
import { type Http, Unreachable } from '@onair/core/http'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { BagModel } from '../models/bag.model.ts'
import type { ProductListEvents } from './product-list.events.ts'

/** What became of the last wish to add something. */
export type Outcome =
  | { kind: 'added'; product: Product }
  | { kind: 'refused'; product: Product; message: string }
  | { kind: 'unreachable'; product: Product }

export type QuickAddModel = {
  /** The product whose button was pressed, while that is under way. */
  busy: ReadonlySignal<string | undefined>
  /** The product whose style and size are being chosen. */
  choosing: Signal<{ product: Product; choices: StyleCodes } | undefined>
  outcome: Signal<Outcome | undefined>
  /** The button of a tile: adds what has one style and size, asks which of several. */
  press(product: Product, events: ProductListEvents): Promise<void>
  /** Adds one of the chosen style and size, and closes the choice when that went well. */
  add(product: Product, edpNo: number, events: ProductListEvents): Promise<void>
  /** The choice cannot be shown: its code did not come. */
  giveUp(): void
}

/**
 * From a list into the bag.
 *
 * 1. One thing at a time: a second press while the first is under way does nothing.
 * 2. A product with one style and size goes into the bag at once; with several, the shopper chooses first.
 * 3. A refusal is told with the server's own sentence; an unreachable server can be tried again.
 */
export function quickAddModel(http: Http, bag: Pick<BagModel, 'add'>): QuickAddModel {
  const client = catalogueClient(http)
  const busy = signal<string | undefined>(undefined)
  const choosing = signal<{ product: Product; choices: StyleCodes } | undefined>(undefined)
  const outcome = signal<Outcome | undefined>(undefined)

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

  async function put(product: Product, edpNo: number, { onBeforeAdd, onAdded }: ProductListEvents) {
    const asked = { itemNo: product.itemNo, edpNo, quantity: 1 }
    if (onBeforeAdd?.(asked) === false) return
    const answer = await bag.add(asked)
    if (!answer) outcome.value = { kind: 'unreachable', product }
    else if (!answer.ok) outcome.value = { kind: 'refused', product, message: answer.items[0]?.message ?? '' }
    else {
      choosing.value = undefined
      outcome.value = { kind: 'added', product }
      onAdded?.({ ...asked, count: answer.value.productCount })
    }
  }

  return {
    busy,
    choosing,
    outcome,
    press: (product, events) =>
      during(product, async () => {
        const answer = await client.styleCodes(product.itemNo)
        if (!answer.ok) outcome.value = { kind: 'refused', product, message: answer.items[0]?.message ?? '' }
        else if (answer.value.edps.length > 1) choosing.value = { product, choices: answer.value }
        else await put(product, answer.value.edps[0]?.edpNo ?? product.defaultEdp, events)
      }),
    add: (product, edpNo, events) => during(product, () => put(product, edpNo, events)),
    giveUp() {
      const wanted = choosing.peek()
      if (wanted) outcome.value = { kind: 'unreachable', product: wanted.product }
      choosing.value = undefined
    },
  }
}
