// What an Easy Pay plan needs when it is opened: the tax rule with its table, and in an element the plan's styles.

import type { RefObject } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import plan from '../../parts/plan.css?inline'
import css from './plan-box.css?inline'

export { estimatedTax } from '@onair/core/easy-pay'

/** Adds the styles to the element around a plan. */
export function PlanStyles({ box }: { box: RefObject<Element | null> }) {
  useSheet(box, plan + css)
  return null
}
