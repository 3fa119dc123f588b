import { countdown } from '@onair/core/catalogue'
import { useEffect, useState } from 'react'
import { useModel } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { whilePageLives } from '../models/page.ts'

/**
 * The time left until an instant, counted each second; undefined before hydration. Where a widget of the page receives the
 * channel's clock, that clock counts: the shopper's may be wrong.
 */
export function useCountdown(until: string | undefined): string | undefined {
  const clock = useModel(clockModel)
  const [left, setLeft] = useState<string>()
  useEffect(() => {
    if (!until) return
    return whilePageLives(() => {
      let ahead = 0
      const unsubscribe = clock.now.subscribe((now) => {
        if (now) ahead = now.getTime() - Date.now()
      })
      const show = () => setLeft(countdown(until, Date.now() + ahead))
      show()
      const timer = setInterval(show, 1000)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    })
  }, [clock, until])
  return left
}
