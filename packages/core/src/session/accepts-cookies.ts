/**
 * Whether the browser accepts cookies on this page. It does not in some frames of other sites, or when the shopper
 * blocks them. Tested with a cookie that is removed at once.
 * @param secure whether the page's cookies are `Secure`, see `areCookiesSecure`
 */
export function acceptsCookies(secure: boolean): boolean {
  const probe = 'onairProbe=1'
  const attributes = `path=/; samesite=lax${secure ? '; secure' : ''}`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: whether this very way works is the question
    document.cookie = `${probe}; ${attributes}`
    const accepted = document.cookie.split('; ').includes(probe)
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${probe}; ${attributes}; max-age=0`
    return accepted
  } catch {
    // Access throws in a sandboxed frame.
    return false
  }
}
