import { securityQuestion } from '../sign-in/security-questions.rules.ts'
import { isEmail, isPassword } from '../sign-in/sign-in.rules.ts'

/** Minutes for which the link of a new e-mail is valid. */
export const emailLinkMinutes = 30
/** The page of an account's e-mail, password, security question and sessions (specification §2). */
export const informationPath = '/pages/myaccount/information'
/** The page that the link of a new e-mail opens. */
export const emailAddressPath = '/pages/emailaddress'

/** The form that changes the e-mail. */
export type EmailChange = { currentPassword: string; email: string }
/** The form that changes the password. */
export type PasswordChange = { currentPassword: string; newPassword: string; newPasswordConfirmed: string }
/** The form that sets the security question. */
export type QuestionChange = { currentPassword: string; securityQuestionId: string; answer: string }

type CurrentPassword = { currentPassword?: 'currentPasswordRequired' }
/** An error key for each invalid field (specification §5). The widgets translate the keys. */
export type EmailChangeErrors = CurrentPassword & { email?: 'emailInvalid' }
/** As {@link EmailChangeErrors}. */
export type PasswordChangeErrors = CurrentPassword & {
  newPassword?: 'passwordRequired' | 'passwordTooSimple' | 'passwordUnchanged'
  newPasswordConfirmed?: 'passwordMismatch'
}
/** As {@link EmailChangeErrors}. */
export type QuestionChangeErrors = CurrentPassword & {
  securityQuestionId?: 'questionInvalid'
  answer?: 'answerRequired'
}

const currentPasswordError = (currentPassword: string): CurrentPassword =>
  currentPassword === '' ? { currentPassword: 'currentPasswordRequired' } : {}

/**
 * Validates a change of e-mail (specification §5).
 *
 * 1. The current password is required.
 * 2. The e-mail has the form of one.
 */
export function emailChangeErrors({ currentPassword, email }: EmailChange): EmailChangeErrors {
  return { ...currentPasswordError(currentPassword), ...(!isEmail(email) && { email: 'emailInvalid' }) }
}

/**
 * Validates a change of password. Returns an error for each invalid field, and an empty object when all are valid.
 *
 * 1. The current password is required.
 * 2. The new password is required, follows the password rule, and differs from the current one.
 * 3. The confirmation equals the new password.
 */
export function passwordChangeErrors(form: PasswordChange): PasswordChangeErrors {
  const errors: PasswordChangeErrors = currentPasswordError(form.currentPassword)
  if (form.newPassword === '') errors.newPassword = 'passwordRequired'
  else if (form.newPassword === form.currentPassword) errors.newPassword = 'passwordUnchanged'
  else if (!isPassword(form.newPassword)) errors.newPassword = 'passwordTooSimple'
  if (form.newPasswordConfirmed !== form.newPassword) errors.newPasswordConfirmed = 'passwordMismatch'
  return errors
}

/**
 * Validates a security question (specification §5).
 *
 * 1. The current password is required.
 * 2. The question is one of the list.
 * 3. The answer has a letter or a digit.
 */
export function questionChangeErrors(form: QuestionChange): QuestionChangeErrors {
  return {
    ...currentPasswordError(form.currentPassword),
    ...(!securityQuestion(form.securityQuestionId) && { securityQuestionId: 'questionInvalid' }),
    ...(!/[\p{L}\p{N}]/u.test(form.answer) && { answer: 'answerRequired' }),
  }
}
