import { define } from '../../src/kit/element/element.tsx'
import { reviewsElement } from '../../src/reviews/reviews.element.ts'

define(reviewsElement)
