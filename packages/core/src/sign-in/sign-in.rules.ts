/** A password has at least this many characters, one of them a digit (specification §9). */
export const minPasswordLength = 6
/** More than this is not hashed: it would only keep the server busy. */
export const maxPasswordLength = 128

/** Where a shopper who must be signed in is sent (specification §2). */
export const signInPath = '/pages/signin'
/** Where a sign-in leads that had no other target. */
export const accountPath = '/pages/myaccount'

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

/** Where a page of another site sends a shopper with their bag. */
export const handoverPath = '/handover'

/**
 * A path that stays on this origin, as it was given; undefined when it does not.
 *
 * 1. It starts with exactly one slash: no scheme, no host, no `//host`.
 * 2. It holds no backslash, which browsers read as a slash, and no control character or line break, which they drop.
 * 3. Dots in the path do not make a `//` of it.
 * 4. It is no longer than a cookie can hold.
 */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 2000 || !/^\/(?!\/)/.test(path)) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(path)) return undefined
  const origin = 'https://onair.invalid'
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? path : undefined
}

/**
 * A return target: a path that stays on this origin, and undefined when there is none. It never leads to the handover of a
 * bag, whose link only the page that the bag comes from may give.
 */
export function safeReturnPath(path: unknown): string | undefined {
  const own = ownPath(path)
  if (own === undefined) return undefined
  const { pathname } = new URL(own, 'https://onair.invalid')
  return decoded(pathname).replace(/^\/(en|fr)(?=\/)/, '') === handoverPath ? undefined : own
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A server finds nothing there.
    return pathname
  }
}
