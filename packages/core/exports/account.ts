export { customerNoOf, displayCustomerNo } from '../src/account/account.rules.ts'
