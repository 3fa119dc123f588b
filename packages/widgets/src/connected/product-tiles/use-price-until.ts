import type { Product } from '@onair/core/catalogue/client'
import { useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { TilePriceUntil } from './tile-price-until.server.ts'

type Shown = typeof TilePriceUntil

/**
 * Says until when a product's price is valid, which few products need: an element fetches the code when one does. If that fails,
 * the tiles show without it, and the next list tries again.
 * @param atOnce the component if it is bundled; undefined in the script tag
 */
export function usePriceUntil(
  products: readonly Product[],
  atOnce: Shown | null = TilePriceUntil ?? null,
): Shown | undefined {
  const [failed, setFailed] = useState<readonly Product[]>()
  const needed = products !== failed && products.some(({ priceUntil }) => priceUntil)
  const later = useLater(
    () => import('./tile-price-until.tsx'),
    !atOnce && needed,
    () => setFailed(products),
  )
  return atOnce ?? later?.TilePriceUntil
}
