// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { ReviewWritten } from '../src/write-review/write-review.events.ts'
export { WriteReview, type WriteReviewProps } from '../src/write-review/write-review.tsx'
