export { parseQuickOrder, type QuickOrderRow } from '../src/quick-order/quick-order.rules.ts'
