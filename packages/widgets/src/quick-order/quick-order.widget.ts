import type { Widget } from '../kit/widget.ts'
import type { QuickOrder } from './quick-order.tsx'

export const widget = {
  tag: 'onair-quick-order',
  summary: 'A form that orders several products by their item numbers.',
  groups: ['shopping'],
  component: 'QuickOrder',
  attributes: { items: 'text' },
  attributeNotes: { items: 'item numbers to begin with, such as `412-305 x 2, 412-311`' },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  root: 'shadow',
  form: true,
  reserve: { '': 'max(25.75rem, 59rem - 76vw)' },
  steady: true,
  partSheets: ['button', 'field', 'icon', 'notice', 'picture', 'price', 'quantity-stepper', 'spinner'],
  sheets: ['quick-order'],
  exports: {
    'quick-order.model.ts': ['type QuickOrderStart'],
    'quick-order.tsx': ['QuickOrder', 'type QuickOrderProps'],
    'rows.ts': ['type Entry', 'entriesOf', 'type QuickOrderMatch', 'stateOf'],
  },
  budget: 32_400,
} as const satisfies Widget<typeof QuickOrder>
