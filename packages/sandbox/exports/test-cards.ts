export { grouped } from '../src/capture/card.ts'
export { testCards } from '../src/capture/test-cards.ts'
