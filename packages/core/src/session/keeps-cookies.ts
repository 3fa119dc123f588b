/**
 * Whether the browser keeps cookies for this page: not where a frame of another site may have none, nor where the shopper
 * forbade them. Tried with one that is removed at once.
 */
export function keepsCookies(): boolean {
  const probe = 'onairProbe=1'
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: whether this very way works is the question
    document.cookie = `${probe}; path=/; secure; samesite=lax`
    const kept = document.cookie.split('; ').includes(probe)
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${probe}; path=/; secure; samesite=lax; max-age=0`
    return kept
  } catch {
    // A sandboxed frame may not even look.
    return false
  }
}
