import { isPassword } from '../sign-in/sign-in.rules.ts'

/** The fields of the form that changes a password. */
export type PasswordChange = { currentPassword: string; newPassword: string; newPasswordConfirmed: string }
/** An error key for each invalid field (specification §5). The widgets translate the keys. */
export type PasswordChangeErrors = {
  currentPassword?: 'currentPasswordRequired'
  newPassword?: 'passwordRequired' | 'passwordTooSimple' | 'passwordUnchanged'
  newPasswordConfirmed?: 'passwordMismatch'
}

/**
 * Validates a change of password. Returns an error for each invalid field, and an empty object when all are valid.
 *
 * 1. The current password is required.
 * 2. The new password is required, follows the password rule, and differs from the current one.
 * 3. The confirmation equals the new password.
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

/** The customer number to show. Undefined for '0', which an account without a number has (specification §2). */
export function displayCustomerNo(customerNo: string | null | undefined): string | undefined {
  return customerNo && customerNo !== '0' ? customerNo : undefined
}
