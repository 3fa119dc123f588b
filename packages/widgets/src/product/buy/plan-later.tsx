// What an Easy Pay plan needs when it is opened: the tax rule with its table, and in an element the payments.

import { useRef } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import plan from '../../parts/plan.css?inline'
import css from './plan-box.css?inline'
import { PlanBox, type PlanBoxProps } from './plan-box.tsx'

export { estimatedTax } from '@onair/core/easy-pay'

/** The payments with their styles. */
export function LaterPlanBox(props: PlanBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useSheet(box, plan + css)
  return <PlanBox {...props} box={box} />
}
