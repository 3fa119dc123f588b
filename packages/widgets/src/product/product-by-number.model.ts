import { catalogueClient, type ProductDetail } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { parseItemNumber } from '@onair/core/item-number'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import { publicHttpModel } from '../models/public-http.model.ts'

/** A product, or why there is none to show. */
export type ShownProduct = ProductDetail | 'loading' | 'unknown' | 'unreachable'

export type ProductByNumberModel = {
  shownProduct: ReadonlySignal<ShownProduct>
  /** Reads a product by its number, with or without dashes. @returns stops */
  read(itemNo: string): () => void
}

/**
 * A product that a page names by its number.
 *
 * 1. What is no item number is unknown without asking; so is what the shop has never sold or no longer sells (404, 410).
 * 2. Any other failure can be tried again.
 * 3. An answer counts only until another product is asked for.
 */
export function createProductByNumberModel(models: Models): ProductByNumberModel {
  const shownProduct = signal<ShownProduct>('loading')
  let latest = 0

  async function ask(itemNo: string): Promise<ShownProduct> {
    const result = await catalogueClient(models.of(publicHttpModel)).product(itemNo)
    if (result.ok) return result.value
    return result.status === 404 || result.status === 410 ? 'unknown' : 'unreachable'
  }

  return {
    shownProduct,
    read(itemNo) {
      latest += 1
      const question = latest
      const number = parseItemNumber(itemNo)
      const show = (next: ShownProduct) => {
        if (question === latest) shownProduct.value = next
      }
      show(number ? 'loading' : 'unknown')
      if (number) {
        ask(number).then(show, (thrown: unknown) => {
          show('unreachable')
          if (!(thrown instanceof Unreachable)) throw thrown
        })
      }
      return () => {
        if (question === latest) latest += 1
      }
    },
  }
}
