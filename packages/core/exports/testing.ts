/** What tests of the shop's parts need: storages that remember, and ones that refuse. */
export { memoryStorage } from '../src/session/testing.ts'
