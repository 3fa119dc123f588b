// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { type ReviewSort, reviewSorts } from '../src/reviews/reviews.model.ts'
export { Reviews, type ReviewsProps } from '../src/reviews/reviews.tsx'
