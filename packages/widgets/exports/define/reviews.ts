import { define } from '../../src/element/element.tsx'
import { reviewsElement } from '../../src/reviews/reviews.element.ts'

define(reviewsElement)
