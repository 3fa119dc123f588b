import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('reviews/reviews.element.ts', 'reviewsElement')
