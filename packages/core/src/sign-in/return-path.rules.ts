/** The sign-in page (specification §2). */
export const signInPath = '/pages/signin'
/** The return target of a sign-in without another. */
export const accountPath = '/pages/myaccount'
/** The page of password recovery. */
export const forgotPasswordPath = '/pages/forgotpassword'
/** The page of account creation. */
export const createAccountPath = '/pages/createaccount'
/** The page to which another site sends a shopper with their bag. */
export const handoverPath = '/handover'

/**
 * Returns a path if it stays on this origin, else undefined.
 *
 * 1. It starts with exactly one slash: no scheme, no host, no `//host`.
 * 2. It holds no backslash, which browsers read as a slash, and no control character or line break, which they drop.
 * 3. Its dot segments do not resolve to `//`.
 * 4. It fits into a cookie.
 */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 2000 || !/^\/(?!\/)/.test(path)) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for them
  if (/[\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(path)) return undefined
  const origin = 'https://onair.invalid'
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? path : undefined
}

/**
 * Returns a safe return target, else undefined: a path of this origin, except the handover of a
 * bag, whose link only the page of origin may provide.
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
    // A server cannot route such a path.
    return pathname
  }
}
