import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('write-review/write-review.element.ts', 'writeReviewElement')
