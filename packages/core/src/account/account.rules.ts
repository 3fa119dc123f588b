import { isPassword } from '../sign-in/sign-in.rules.ts'

export type PasswordChange = { currentPassword: string; newPassword: string; newPasswordConfirmed: string }
/** Keys of the messages of specification §5; the words are the widgets'. */
export type PasswordChangeErrors = {
  currentPassword?: 'currentPasswordRequired'
  newPassword?: 'passwordRequired' | 'passwordTooSimple' | 'passwordUnchanged'
  newPasswordConfirmed?: 'passwordMismatch'
}

/**
 * What is wrong with a change of password, by field.
 *
 * 1. The present password is required.
 * 2. The new one is required, keeps the password rule, and is not the present one.
 * 3. The confirmation is the new password.
 */
export function passwordChangeErrors(form: PasswordChange): PasswordChangeErrors {
  const errors: PasswordChangeErrors = {}
  if (form.currentPassword === '') errors.currentPassword = 'currentPasswordRequired'
  if (form.newPassword === '') errors.newPassword = 'passwordRequired'
  else if (form.newPassword === form.currentPassword) errors.newPassword = 'passwordUnchanged'
  else if (!isPassword(form.newPassword)) errors.newPassword = 'passwordTooSimple'
  if (form.newPasswordConfirmed !== form.newPassword) errors.newPasswordConfirmed = 'passwordMismatch'
  return errors
}

/** A customer number that is shown: not the '0' of an account that has none (specification §2). */
export function shownCustomerNo(customerNo: string | null | undefined): string | undefined {
  return customerNo && customerNo !== '0' ? customerNo : undefined
}
