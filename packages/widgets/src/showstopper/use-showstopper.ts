import { catalogueClient, type Showstopper } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { useEffect, useState } from 'react'
import { useModel } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { publicHttpModel } from '../models/public-http.model.ts'

const waitMs = 30_000

/**
 * Today's showstopper: the one that the page's server has read, else read at once. It is read again when its price ends, and
 * every 30 seconds while there is no valid one.
 */
export function useShowstopper(initial?: Showstopper): Showstopper | undefined {
  const http = useModel(publicHttpModel)
  const clock = useModel(clockModel)
  const [{ value, asked }, set] = useState({ value: initial, asked: 0 })
  useEffect(() => {
    let here = true
    const read = async () => {
      const result = await catalogueClient(http)
        .todayShowstopper()
        .catch((failure: unknown) => {
          if (!(failure instanceof Unreachable)) throw failure
        })
      if (here) set((last) => ({ value: result?.ok ? result.value : last.value, asked: last.asked + 1 }))
    }
    const lasts = value ? Date.parse(value.until) - clock.read().getTime() : 0
    const timer = setTimeout(read, lasts > 0 ? lasts : asked && waitMs)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [http, clock, value, asked])
  return value
}
