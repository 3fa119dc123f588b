export { maxBagCents, maxBagGrams, maxBagLines, maxQuantity, minQuantity } from '../src/shared/limits.ts'
