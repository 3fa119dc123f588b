import { isPassword } from './sign-in.rules.ts'

/** For how long the link in a mail opens the choice of a new password. */
export const passwordLinkMinutes = 30
/** After so many wrong answers to the security question a link opens nothing any more. */
export const mostWrongAnswers = 5

/** The form that the link in the mail opens; `answer` only where the account has a security question. */
export type NewPassword = { newPassword: string; newPasswordConfirmed: string; answer?: string | undefined }
/** Keys of the messages of specification §5; the words are the widgets'. */
export type NewPasswordErrors = {
  answer?: 'answerRequired'
  newPassword?: 'passwordRequired' | 'passwordTooSimple'
  newPasswordConfirmed?: 'passwordMismatch'
}

/**
 * What is wrong with a new password, by field (specification §5).
 *
 * 1. It is required and keeps the password rule.
 * 2. The confirmation is the same.
 * 3. Where there is a security question, its answer is required.
 *
 * That it differs from the present one is the server's to know.
 */
export function newPasswordErrors(form: NewPassword, asksAnswer: boolean): NewPasswordErrors {
  const errors: NewPasswordErrors = {}
  if (asksAnswer && !form.answer?.trim()) errors.answer = 'answerRequired'
  if (form.newPassword === '') errors.newPassword = 'passwordRequired'
  else if (!isPassword(form.newPassword)) errors.newPassword = 'passwordTooSimple'
  if (form.newPasswordConfirmed !== form.newPassword) errors.newPasswordConfirmed = 'passwordMismatch'
  return errors
}

/** An address that its owner recognises and nobody else learns: `m•••@example.com`. The number of dots says nothing. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}
