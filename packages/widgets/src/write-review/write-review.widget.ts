import type { Widget } from '../kit/widget.ts'
import type { WriteReview } from './write-review.tsx'

export const widget = {
  tag: 'onair-write-review',
  summary: 'The form that writes a review of a product.',
  component: 'WriteReview',
  attributes: { itemNo: 'text' },
  events: { onWritten: 'onair:review-written' },
  root: 'shadow',
  form: true,
  reserve: { '': '3.25rem' },
  steady: true,
  partSheets: ['button', 'field', 'icon', 'notice', 'picture', 'spinner'],
  sheets: ['write-review'],
  exports: {
    'write-review.events.ts': ['type ReviewWritten'],
    'write-review.tsx': ['WriteReview', 'type WriteReviewProps'],
  },
  budget: 27_800,
} as const satisfies Widget<typeof WriteReview>
