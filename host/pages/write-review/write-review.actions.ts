import { isItemNumber } from '@onair/core/item-number'
import { reviewsClient } from '@onair/core/reviews/client'
import type { Action } from '../../kernel/action.ts'

const pageOf = (itemNo = '') => `/pages/writereview?pr_page_id=${encodeURIComponent(itemNo)}`

/** The review form without JavaScript. */
export const writeReview: Action = {
  path: '/reviews/write',
  audience: 'customer',
  page: ({ itemNo }) => pageOf(itemNo),
  run: async (visit, form) => {
    const { itemNo = '', headline = '', comments = '', nickname = '' } = form
    if (!isItemNumber(itemNo)) return pageOf(itemNo)
    const review = { rating: Number(form.rating), headline, comments, nickname }
    const result = await reviewsClient(visit.http).write(itemNo, review)
    return `${pageOf(itemNo)}&posted=${result.ok ? 'taken' : 'refused'}`
  },
}
