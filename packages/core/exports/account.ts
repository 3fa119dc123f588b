export {
  displayCustomerNo,
  type PasswordChange,
  type PasswordChangeErrors,
  passwordChangeErrors,
} from '../src/account/account.rules.ts'
