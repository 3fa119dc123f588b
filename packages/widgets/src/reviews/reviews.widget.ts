import type { Widget } from '../kit/widget.ts'
import type { Reviews } from './reviews.tsx'

export const widget = {
  tag: 'onair-reviews',
  summary: 'A product’s reviews.',
  groups: ['product'],
  component: 'Reviews',
  attributes: { itemNo: 'text' },
  properties: ['initial'],
  root: 'shadow',
  reserve: { '': 'max(34rem, 62rem - 56vw)' },
  partSheets: ['button', 'field', 'icon', 'notice', 'pager', 'skeleton', 'spinner', 'stars'],
  sheets: ['reviews'],
  exports: { 'reviews.model.ts': ['type ReviewSort', 'reviewSorts'], 'reviews.tsx': ['Reviews', 'type ReviewsProps'] },
  budget: 28_500,
} as const satisfies Widget<typeof Reviews>
