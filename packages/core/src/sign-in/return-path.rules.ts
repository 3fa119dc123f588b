/** Where a shopper who must be signed in is sent (specification §2). */
export const signInPath = '/pages/signin'
/** Where a sign-in leads that had no other target. */
export const accountPath = '/pages/myaccount'
/** Where a forgotten password is replaced, and where an account is opened. */
export const forgotPasswordPath = '/pages/forgotpassword'
export const createAccountPath = '/pages/createaccount'
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
