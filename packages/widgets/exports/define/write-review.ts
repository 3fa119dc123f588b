import { define } from '../../src/kit/element/element.tsx'
import { writeReviewElement } from '../../src/write-review/write-review.element.ts'

define(writeReviewElement)
