/** `onair:review-written`: the server accepted the review. */
export type ReviewWritten = { itemNo: string; rating: number }
