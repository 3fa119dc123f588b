import { type OrderStatus, orderStatusOf } from '@onair/core/orders'
import { Icon, type Outline } from './icon.tsx'
import * as icons from './icons.ts'

const paths: Readonly<Record<OrderStatus, Outline>> = {
  received: icons.clock,
  preparing: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  shipped: icons.truck,
  delivered: icons.check,
  returned: 'M9 14 4.5 9.5 9 5M4.5 9.5H15a4.5 4.5 0 0 1 0 9h-3',
  cancelled: icons.close,
}

/**
 * An order's status: its text, with its own icon and colour.
 *
 * Styling hook: `data-status`, absent for a status that this version does not know.
 */
export function OrderState({ status }: { status: string }) {
  const knownStatus = orderStatusOf(status)
  return (
    <span className="onair-badge onair-order-state" part="badge" data-status={knownStatus}>
      {knownStatus && <Icon path={paths[knownStatus]} />}
      {status}
    </span>
  )
}
