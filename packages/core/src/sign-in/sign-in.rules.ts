import { maxEmailLength, maxPasswordLength, minPasswordLength } from '../shared/limits.ts'
import { cleanEmail } from '../shared/typed-text.ts'

/** Whether a text, as the contract cleans it, has the form of an e-mail address that mail servers accept, without comments and quoted parts. */
export function isEmail(text: string): boolean {
  const email = cleanEmail(text)
  return (
    email.length <= maxEmailLength &&
    /^[^\s@"(),:;<>[\\\]]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u.test(
      email,
    ) &&
    !/^\.|\.\.|\.@/.test(email)
  )
}

/** Whether a password is valid: at least 6 characters with at least 1 digit (specification §5), at most 128. */
export function isPassword(password: string): boolean {
  const { length } = [...password]
  return length >= minPasswordLength && length <= maxPasswordLength && /\d/.test(password)
}

/** The errors of the sign-in form by field, as message keys; the widgets have the texts. */
export type SignInErrors = { email?: 'emailInvalid'; password?: 'passwordRequired' }

/** Validates the sign-in form. Existing passwords need not follow the present rule. */
export function signInErrors(form: { email: string; password: string }): SignInErrors {
  return {
    ...(isEmail(form.email) ? {} : { email: 'emailInvalid' as const }),
    ...(form.password === '' ? { password: 'passwordRequired' as const } : {}),
  }
}
