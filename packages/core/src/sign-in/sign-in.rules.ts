/** A password has at least this many characters, one of them a digit (specification §9). */
export const minPasswordLength = 6
/** More than this is not hashed: it would only keep the server busy. */
export const maxPasswordLength = 128

/** Whether it has the form of an e-mail address: what mail servers take, without comments and quoted parts. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return (
    email.length <= 254 &&
    /^[^\s@"(),:;<>[\\\]]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u.test(
      email,
    ) &&
    !/^\.|\.\.|\.@/.test(email)
  )
}

/** At least 6 characters with at least 1 number (specification §5), and no more than the server hashes. */
export function isPassword(password: string): boolean {
  const { length } = [...password]
  return length >= minPasswordLength && length <= maxPasswordLength && /\d/.test(password)
}

export type SignInErrors = { email?: 'emailInvalid'; password?: 'passwordRequired' }

/** What is wrong with the sign-in form. An old password is not held to today's rule. */
export function signInErrors(form: { email: string; password: string }): SignInErrors {
  return {
    ...(isEmail(form.email) ? {} : { email: 'emailInvalid' as const }),
    ...(form.password === '' ? { password: 'passwordRequired' as const } : {}),
  }
}
