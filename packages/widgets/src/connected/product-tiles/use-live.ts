import type { Product, ProductPrices } from '@onair/core/catalogue/client'
import type { Show } from '@onair/core/guide/client'
import { followLive } from '@onair/core/live/client'
import { useEffect, useMemo, useState } from 'react'
import { useModel } from '../../kit/shop.tsx'
import { publicHttpModel } from '../../models/public-http.model.ts'

type Changes = { of: readonly Product[]; prices: ReadonlyMap<string, ProductPrices> }

/**
 * Products with the prices that the channel has announced since they were read, and the programme on air (`undefined` until it is
 * known), if a widget of the page listens to the channel.
 */
export function useLive(products: readonly Product[]): { products: readonly Product[]; now: Show | null | undefined } {
  const http = useModel(publicHttpModel)
  const [now, setNow] = useState<Show | null>()
  const [changes, setChanges] = useState<Changes>()

  useEffect(
    () =>
      followLive(http, ({ name, data }) => {
        if (name === 'show') setNow(data.now)
        if (name !== 'price' || !products.some(({ itemNo }) => itemNo === data.itemNo)) return
        const { at: _, itemNo, ...prices } = data
        setChanges((current) => ({
          of: products,
          prices: new Map(current?.of === products ? current.prices : []).set(itemNo, prices),
        }))
      }),
    [http, products],
  )
  const priced = useMemo(() => {
    if (changes?.of !== products) return products
    return products.map((product) => {
      const prices = changes.prices.get(product.itemNo)
      return prices ? { ...product, ...prices } : product
    })
  }, [products, changes])
  return { products: priced, now }
}
