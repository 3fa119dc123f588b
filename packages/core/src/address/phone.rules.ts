/**
 * A phone number's ten digits, which is the wire's format. Undefined for any other number of digits.
 * Drops dashes, dots, brackets, spaces and a country code of 1, also for a guest: specification §5 asks for it, although it
 * reports that the raw value was sent.
 */
export function phoneDigits(text: string): string | undefined {
  if (/[^\d\s().+-]/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}

/** A phone number in three groups, 3-3-rest (specification §2): `416-555-0100`. Returns text of up to 6 digits unchanged. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text) ?? text.replace(/\D/g, '')
  return digits.length > 6 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : text
}

const phone = /(?<![\d.,-])((?:\+?1[-.\s])?(?:\(\d{3}\)\s?|\d{3}[-.\s])\d{3}[-.\s]\d{4})(?![\d-])/

/** The address that calls a North American phone number, in E.164: `tel:+18005550100` (RFC 3966). */
export function phoneHref(text: string): string {
  return `tel:+1${text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
}

/**
 * A sentence in pieces: its texts, and the phone numbers in it with their addresses. A number has its groups apart, 3-3-4, with
 * or without a country code of 1; item, order and card numbers are none.
 */
export function phonesIn(sentence: string): { text: string; href?: string }[] {
  return sentence
    .split(phone)
    .map((text, index) => (index % 2 === 1 ? { text, href: phoneHref(text) } : { text }))
    .filter(({ text }) => text !== '')
}
