export {
  type PasswordChange,
  type PasswordChangeErrors,
  passwordChangeErrors,
  shownCustomerNo,
} from '../src/account/account.rules.ts'
