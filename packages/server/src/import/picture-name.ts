/** Whether a text is the URL of a picture, not its name. */
export const isPictureAddress = (written: string): boolean => /^([a-z][a-z\d+.-]*:|\/)/i.test(written.trim())

/**
 * The name of a picture, from its address or its name; undefined for one that is not below the shop's own pictures.
 * @param base the address of the shop's pictures, with a trailing slash
 */
export function pictureName(written: string, base: string): string | undefined {
  const text = written.trim()
  const isAddress = isPictureAddress(text)
  const address = isAddress && URL.canParse(text, base) ? new URL(text, base) : undefined
  const root = new URL(base)
  if (isAddress && (address?.host !== root.host || !address.pathname.startsWith(root.pathname))) return undefined
  const name = address ? address.pathname.slice(root.pathname.length) : text
  return /^\w[\w./-]*$/.test(name) && !name.includes('..') && name.length <= 300 ? name : undefined
}
