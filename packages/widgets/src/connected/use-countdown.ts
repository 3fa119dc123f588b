import { countdown } from '@onair/core/catalogue'
import { useEffect, useState } from 'react'
import { useModel } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { whilePageLives } from '../models/page.ts'

/**
 * The time left until an instant, by the channel's clock, in whole seconds; undefined before hydration.
 */
export function useCountdown(until: string | undefined): string | undefined {
  const clock = useModel(clockModel)
  const [remaining, setRemaining] = useState<string>()
  useEffect(() => {
    if (!until) return
    return whilePageLives(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const show = () => {
        const now = clock.read()
        setRemaining(countdown(until, now))
        const remainingMs = Date.parse(until) - now.getTime()
        // Runs when the second is over. At the end the clock may still be corrected.
        timer = setTimeout(show, (remainingMs > 0 && remainingMs % 1000) || 1000)
      }
      show()
      return () => clearTimeout(timer)
    })
  }, [clock, until])
  return remaining
}
