import { readGuid } from './guid.ts'

/**
 * Cleaning of text that people type, paste or let their phone fill in: what they cannot see goes. The contract's schemas clean
 * a field before they validate it, and the rules of forms validate the same cleaned text. Passwords are never changed.
 */

/** Characters without a shape: direction marks, zero-width and soft hyphens, byte order marks. Variants of signs stay. */
const invisible = /(?![\u200c\u200d]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu
/** A joiner with its neighbours where they are signs that join: letters and marks of other scripts than Latin, and emoji. */
const joiners =
  /((?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?[\u200c\u200d]+(?=((?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}])?)/gu
/** Dashes of every width, and the minus sign. The hyphens of other scripts (Inuktitut, Armenian, Hebrew) stay in names. */
const dashes = /[\u02d7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g
const fullWidth = /[\uff01-\uff5e]/g
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

const visible = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(joiners, (joined, before = '', after) => (before && after ? joined : before))
    .normalize('NFC')

/**
 * One line of text.
 *
 * 1. Blanks of every kind (no-break, thin, ideographic, tabs, line ends) are one space; none at the ends.
 * 2. Invisible characters go. Joiners stay where a script or an emoji needs them.
 * 3. Letters and accents are composed (NFC). Apostrophes, accents and scripts stay as typed.
 */
export const cleanLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

/** Several lines of text, as {@link cleanLine}; line ends and tabs stay. */
export const cleanParagraphs = (text: string): string =>
  visible(text)
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\r\t]+/g, ' ')
    .trim()

/**
 * A name or a line of an address, as {@link cleanLine}.
 *
 * 1. Dashes are hyphens, and full-width letters and digits ordinary ones.
 * 2. Commas and semicolons at the ends go: they come from lists and address books.
 */
export const cleanName = (text: string): string =>
  cleanLine(text)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')

/** As {@link cleanName}, for text that machines read: signs in their simplest form (NFKC), digits of Arabic and Persian as 0 to 9. */
const plain = (text: string): string =>
  cleanName(text.replace(/[\u200c\u200d]/g, '').normalize('NFKC'))
    .replace(/\p{Pd}/gu, '-')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))

/** A code, such as a promo code: without the quotes, brackets, signs and points that stand around it in a letter. */
export const cleanCode = (text: string): string => plain(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** A number of digits alone, such as a gift card's or a PIN: without blanks, hyphens and points between them. */
export const cleanDigits = (text: string): string => cleanCode(text).replace(/[\s.-]+(?=\d)/g, '')

/** A code without the "No." or "n°" before it. */
const withoutNumberSign = (text: string): string => cleanCode(text).replace(/^n[o°]?(?=[\s.:#\d])/i, '')

/** A number as printed in letters: `No. 1000-1234`, `#10001234`, `n° 10001234`. */
export const cleanNumber = (text: string): string => cleanDigits(withoutNumberSign(text))

/** An item number: without the hyphen or space after its third digit, which people see and hear. */
export const cleanItemNumber = (text: string): string =>
  cleanCode(withoutNumberSign(text)).replace(/^(\d{3})[- ](?=\d)/, '$1')

/** A bag's id as other programs spell it: in capitals, in braces, without hyphens. */
export const cleanGuid = (text: string): string => readGuid(text) ?? text

/** A domain as mail servers know it: `élégante.ca` is `xn--lgante-9uab.ca`. */
function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return domain
  }
}

/**
 * An e-mail address, also from `Jane <jane@example.com>,` and `mailto:jane@example.com?subject=Hello`. Removes blanks at the ends
 * and around the `@`. A blank inside a name is an error that only the shopper can correct. The domain keeps its accents.
 */
export const cleanTypedEmail = (text: string): string =>
  plain(text)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^[\s"'“”‘’«(]*mailto:([^?]*).*$/i, '$1')
    .replace(/^[\s"'“”‘’«(<,;:]+|[\s"'“”‘’»)>,;:.]+$/g, '')
    .replace(/\s*@\s*/, '@')

/** As {@link cleanTypedEmail}, with the domain as mail servers know it. Some browsers do that in their fields, some do not. */
export const cleanEmail = (text: string): string =>
  cleanTypedEmail(text).replace(/@([^@]+)$/, (_, domain: string) => `@${asciiDomain(domain)}`)

/**
 * A Canadian postal code in capitals, without anything between its letters and digits (specification §5). The letters O, I and
 * L in the place of a digit are the digits that look like them; other text keeps its letters and digits.
 */
export const cleanPostalCode = (text: string): string => {
  const code = plain(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return /^(?:[A-Z][\dOIL]){3}$/.test(code)
    ? code.replace(
        /(.)(.)/g,
        (_, letter: string, digit: string) => letter + digit.replace('O', '0').replace(/[IL]/, '1'),
      )
    : code
}

const phonePrefix = /^(?:tel|tél|sms|callto|phone|mobile|cell?|t|m)\s*[.:][\s.:]*/i
const phoneExtension = /\s*(?:[,;]?\s*(?:ext(?:ension|n)?|x|poste|post|p)[\s.:=]*|#|[,;])\s*(\d{1,6})$/i

/** The ten digits of a number in one of the spellings with separators; undefined for another. */
function tenDigits(text: string): string | undefined {
  if (/[^\d\s()[\].,+/_·•|-]/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:00|011)?1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}

/**
 * A phone number's ten digits, which is the wire's format, with its extension if it has one: `5145550199x12`. Undefined for any
 * other text. Separators, a country code of 1 and `tel:` go, also for a guest: specification §5 asks for it, although it reports
 * that the raw value was sent.
 */
export function cleanPhone(text: string): string | undefined {
  const number = plain(text).replace(phonePrefix, '')
  const whole = tenDigits(number)
  if (whole) return whole
  const extension = phoneExtension.exec(number)
  const digits = extension && tenDigits(number.slice(0, extension.index))
  return digits ? `${digits}x${extension[1]}` : undefined
}
