import type { Product } from '@onair/core/catalogue/client'
import { useEffect, useMemo, useState } from 'react'
import { useModel } from '../../kit/shop.tsx'
import { onAirModel } from '../../models/on-air.model.ts'

type Prices = Pick<
  Product,
  | 'isPrice'
  | 'wasPrice'
  | 'showIsPrice'
  | 'isPriceRange'
  | 'wasPriceRange'
  | 'easyPaymentPrice'
  | 'noOfEasyPays'
  | 'priceUntil'
>
type Changes = { of: readonly Product[]; prices: ReadonlyMap<string, Prices> }

/** Products with the prices that the channel has announced since they were read, if a widget of the page listens to it. */
export function useLivePrices(products: readonly Product[]): readonly Product[] {
  const onAir = useModel(onAirModel)
  const [changes, setChanges] = useState<Changes>()
  useEffect(
    () =>
      onAir.listen(({ name, data }) => {
        if (name !== 'price' || !products.some(({ itemNo }) => itemNo === data.itemNo)) return
        const { at: _, itemNo, ...prices } = data
        setChanges((before) => ({
          of: products,
          prices: new Map(before?.of === products ? before.prices : []).set(itemNo, prices),
        }))
      }),
    [onAir, products],
  )
  return useMemo(() => {
    if (changes?.of !== products) return products
    return products.map((product) => {
      const prices = changes.prices.get(product.itemNo)
      return prices ? { ...product, ...prices } : product
    })
  }, [products, changes])
}
