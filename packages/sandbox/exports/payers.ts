export { warningOf } from '../src/paypal/approve.messages.ts'
export { nameOf, payers } from '../src/paypal/payers.ts'
