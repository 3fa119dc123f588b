/** The length to which a description is cut, in characters (specification §9). */
export const descriptionLength = 200
/** The delay between a change of the window's width and the next cut of the text. */
export const truncateDelayMs = 200

/**
 * Cuts a text to a length, for a "read more".
 *
 * 1. Text within the limit stays unchanged.
 * 2. Longer text is cut at the last space within the limit and ends with an ellipsis. The result, including the ellipsis, is
 *    never longer than the limit.
 * 3. A first word longer than the limit is cut inside the word, but never between the halves of a surrogate pair.
 */
export function truncateText(text: string, limit = descriptionLength): { text: string; cut: boolean } {
  const whole = text.trim()
  if (whole.length <= limit) return { text: whole, cut: false }
  const fits = whole.slice(0, limit)
  const space = fits.search(/\s\S*$/)
  const start = space > 0 ? fits.slice(0, space) : fits.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return { text: `${start.replace(/[\s.,;:!?–—-]+$/u, '')}…`, cut: true }
}
