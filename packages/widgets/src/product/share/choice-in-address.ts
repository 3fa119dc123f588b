import { choicePath } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { effect } from '@preact/signals-core'
import type { ProductModel } from '../product.model.ts'

/**
 * Names the chosen style and size in the page's address, from the shopper's first choice on. It adds no history entry, so that
 * Back leaves the product. @returns stops
 */
export function keepInAddress(product: ProductDetail, { edp }: Pick<ProductModel, 'edp'>): () => void {
  let previous = edp.peek()?.edpNo
  return effect(() => {
    const chosen = edp.value
    if (chosen?.edpNo === previous) return
    previous = chosen?.edpNo
    const { searchParams } = new URL(choicePath(product, chosen), location.origin)
    const here = new URL(location.href)
    for (const name of ['style', 'size']) {
      const value = searchParams.get(name)
      if (value === null) here.searchParams.delete(name)
      else here.searchParams.set(name, value)
    }
    history.replaceState(history.state, '', here.pathname + here.search.replaceAll('%3A', ':') + here.hash)
  })
}
