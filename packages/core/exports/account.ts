export { displayCustomerNo } from '../src/account/account.rules.ts'
