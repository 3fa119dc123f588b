import type { Widget } from '../kit/widget.ts'
import type { BagCounter } from './bag-counter.tsx'

export const widget = {
  tag: 'onair-bag-counter',
  summary: 'The number of items in the bag, with a link to it.',
  groups: ['channel', 'list', 'product'],
  component: 'BagCounter',
  attributes: { compact: 'flag' },
  events: { onBeforeOpen: 'onair:before-open', onCountChange: 'onair:count-changed' },
  root: 'shadow',
  reserve: { '': '2.75rem' },
  steady: true,
  cssParts: { link: 'The link to the bag.', count: 'The bubble with the number of items.' },
  partSheets: [],
  sheets: ['bag-counter'],
  exports: {
    'bag-counter.events.ts': ['type BeforeOpenBag', 'type CountChanged'],
    'bag-counter.tsx': ['BagCounter', 'type BagCounterProps'],
  },
  budget: 20_100,
} as const satisfies Widget<typeof BagCounter>
