import { bandsAround, productsThatFit } from '@onair/core/bag'
import { catalogueClient, type Product } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../../models/models.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'

export type FreeDeliveryModel = {
  /** Products whose prices are around what was missing. */
  shelf: ReadonlySignal<readonly Product[]>
  /** Whether something was missing when the drawer opened. */
  wasMissing: boolean
  /** Reads the shelf. @returns stops */
  read(): () => void
}

/**
 * Products that reach free delivery.
 *
 * 1. They are read once, around what is missing when the drawer opens; with nothing missing, none are.
 * 2. The bag matters more: where they cannot be read, there are no suggestions and no error.
 *
 * @param missing cents to free delivery; null where delivery is free or cannot be
 */
export function createFreeDeliveryModel(models: Models, missing: number | null): FreeDeliveryModel {
  const shelf = signal<readonly Product[]>([])
  return {
    shelf,
    wasMissing: missing !== null,
    read() {
      let isOpen = true
      if (missing !== null) {
        catalogueClient(models.of(publicHttpModel))
          .products({ dimensions: bandsAround(missing), pageSize: 24 })
          .then(
            (result) => {
              if (isOpen && result.ok) shelf.value = result.value.products
            },
            (thrown: unknown) => {
              if (!(thrown instanceof Unreachable)) throw thrown
            },
          )
      }
      return () => {
        isOpen = false
      }
    },
  }
}

/** The products of the shelf that reach free delivery now, without those in the bag. */
export const suggestionsFor = (shelf: readonly Product[], missing: number | null, inBag: readonly string[]) =>
  missing === null ? [] : productsThatFit(shelf, missing, inBag)
