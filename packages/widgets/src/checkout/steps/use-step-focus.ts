import { useSignalEffect } from '@preact/signals-react/runtime'
import { type RefObject, useEffect, useRef } from 'react'
import { isFocusNowhere, rootOf } from '../../kit/focus.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Step } from './steps.ts'

/**
 * Moves the focus to the heading of the open step:
 *
 * 1. when another step opens, but not to the step that is open at first;
 * 2. when an action of this step has ended and nothing has the focus, because the pressed button is gone.
 *
 * A focus that the step itself sets, or that the shopper has moved, stays.
 *
 * @param id the prefix of the ids of the steps' headings
 * @returns the ref of the checkout, which may be in another site's shadow root
 */
export function useStepFocus(
  { busy, open: opening }: Pick<CheckoutModel, 'busy' | 'open'>,
  open: Step,
  id: string,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(open)
  const begunHere = useRef(false)

  // Signals notify before React renders: the pressed button still exists and has the focus.
  useSignalEffect(() => {
    if (busy.value && place.current?.contains(rootOf(place.current).activeElement)) begunHere.current = true
  })

  // Removing the focused element would force a layout of the half-built page. Blur the element first.
  useSignalEffect(() => {
    const active = place.current && rootOf(place.current).activeElement
    if (opening.value !== last.current && active instanceof HTMLElement && place.current?.contains(active))
      active.blur()
  })

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
