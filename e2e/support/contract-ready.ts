import shopReady from './ready.ts'

// A test file of the contract begins when the shop is ready.
await shopReady()
