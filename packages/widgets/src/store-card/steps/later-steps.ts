/** The steps after the first, which the page loads when the shopper begins. */
export { HomeStep } from './home-step.tsx'
export { ReviewStep } from './review-step.tsx'
export { SecurityStep } from './security-step.tsx'
