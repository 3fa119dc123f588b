import type { Show } from '@onair/core/guide/client'
import { useEffect, useRef } from 'react'

/** Calls back when another programme goes on air or the programme ends; not for the first programme. */
export function useShowChange(now: Show | null | undefined, tell?: (detail: { show: Show | null }) => void): void {
  const last = useRef(now)
  useEffect(() => {
    if (now === undefined || last.current?.id === now?.id) return
    const first = last.current === undefined
    last.current = now
    if (!first) tell?.({ show: now })
  })
}
