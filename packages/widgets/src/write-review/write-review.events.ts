/** `onair:review-written`: the review was taken. */
export type ReviewWritten = { itemNo: string; rating: number }
