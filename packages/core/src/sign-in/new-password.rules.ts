import { isPassword } from './sign-in.rules.ts'

/** Minutes for which the password link of a mail is valid. */
export const passwordLinkMinutes = 30
/** Wrong answers to the security question after which a password link is invalid. */
export const mostWrongAnswers = 5

/** The form behind the password link; `answer` only if the account has a security question. */
export type NewPassword = { newPassword: string; newPasswordConfirmed: string; answer?: string | undefined }
/** Message keys of specification §5; the widgets hold the texts. */
export type NewPasswordErrors = {
  answer?: 'answerRequired'
  newPassword?: 'passwordRequired' | 'passwordTooSimple'
  newPasswordConfirmed?: 'passwordMismatch'
}

/**
 * Validates a new password and returns the errors by field (specification §5).
 *
 * 1. The password is required and follows the password rule.
 * 2. The confirmation matches.
 * 3. The answer is required if the account has a security question.
 *
 * The server checks that it differs from the present password.
 */
export function newPasswordErrors(form: NewPassword, asksAnswer: boolean): NewPasswordErrors {
  const errors: NewPasswordErrors = {}
  if (asksAnswer && !form.answer?.trim()) errors.answer = 'answerRequired'
  if (form.newPassword === '') errors.newPassword = 'passwordRequired'
  else if (!isPassword(form.newPassword)) errors.newPassword = 'passwordTooSimple'
  if (form.newPasswordConfirmed !== form.newPassword) errors.newPasswordConfirmed = 'passwordMismatch'
  return errors
}

/**
 * What a refusal says about a password link.
 *
 * 1. One about the token: the link is spent or too old, and no longer works.
 * 2. Any other says nothing of the link: the server is busy, or was asked too often. It can be asked again later.
 */
export const refusedLink = ({ items }: { items: readonly { area: string }[] }): 'spent' | 'later' =>
  items[0]?.area === 'Token' ? 'spent' : 'later'

/** Masks an e-mail address so that only its owner recognises it: `m•••@example.com`. The number of dots is fixed. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}
