import { type OrderStatus, orderStatusOf } from '@onair/core/orders'
import { noticePaths, Outline } from './outline.tsx'

/** The outlines on a 24 px grid. They stand here because no other widget shows them. */
const paths: Readonly<Record<OrderStatus, string>> = {
  received: 'M12 7v5l3.2 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  preparing: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  shipped: 'M3 6h11v10H3V6Zm11 3.5h3.6L21 13v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  delivered: noticePaths.check,
  returned: 'M9 14 4.5 9.5 9 5M4.5 9.5H15a4.5 4.5 0 0 1 0 9h-3',
  cancelled: 'm6 6 12 12M18 6 6 18',
}

/**
 * An order's status: its word, with an icon and a colour of its own.
 *
 * Styling hook: `data-status`, absent for a status that this version does not know.
 */
export function OrderState({ status }: { status: string }) {
  const known = orderStatusOf(status)
  return (
    <span className="onair-badge onair-order-state" part="badge" data-status={known}>
      {known && <Outline path={paths[known]} />}
      {status}
    </span>
  )
}
