export {
  maxBagCents,
  maxBagGrams,
  maxBagLines,
  maxQuantity,
  maxReturnCommentLength,
  maxReviewLengths,
  maxSearchTermLength,
  maxSenderNameLength,
  minQuantity,
} from '../src/shared/limits.ts'
