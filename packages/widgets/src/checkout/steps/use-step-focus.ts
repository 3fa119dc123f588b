import { type RefObject, useEffect, useRef } from 'react'
import { isFocusNowhere, rootOf } from '../../kit/focus.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Step } from './steps.ts'

/**
 * Moves the focus to the heading of the open step:
 *
 * 1. when another step opens; not to the one that the page came with;
 * 2. when what was begun here has ended, and the focus is nowhere: what was pressed is gone, and the step is the same.
 *
 * What a step sets the focus to itself keeps it, and so does whatever the shopper has gone to meanwhile.
 *
 * @param id what the id of each step's heading begins with
 * @returns the ref of the checkout, which may lie in somebody else's shadow root
 */
export function useStepFocus(
  { busy, open: opening }: Pick<CheckoutModel, 'busy' | 'open'>,
  open: Step,
  id: string,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(open)
  const begunHere = useRef(false)

  // Signals tell before anything is rendered anew: what was pressed is still there, and has the focus.
  useEffect(
    () =>
      busy.subscribe((now) => {
        if (now && place.current?.contains(rootOf(place.current).activeElement)) begunHere.current = true
      }),
    [busy],
  )

  // A browser that loses what has the focus lays the half-built page out for that: it gives the focus up before.
  useEffect(
    () =>
      opening.subscribe((next) => {
        const active = place.current && rootOf(place.current).activeElement
        if (next !== last.current && active instanceof HTMLElement && place.current?.contains(active)) active.blur()
      }),
    [opening],
  )

  useEffect(() => {
    const toHeading = () => place.current && rootOf(place.current).getElementById(`${id}-${open}`)?.focus()
    if (last.current !== open) {
      last.current = open
      toHeading()
    }
    if (!begunHere.current || busy.peek()) return
    begunHere.current = false
    if (isFocusNowhere()) toHeading()
  })
  return place
}
