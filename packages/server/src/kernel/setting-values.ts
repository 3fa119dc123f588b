// Parsers of the settings' texts. Each returns undefined for a text that is not valid.

/** A number under which the seller pays taxes. */
export type TaxNumber = { name: string; number: string }

/** The parts of a list that is separated by semicolons. */
export const parts = (text: string): string[] => text.split(';').flatMap((part) => part.trim() || [])

export function asTaxNumbers(text: string): TaxNumber[] | undefined {
  const numbers = parts(text).map((part) => /^([^:]+):\s*(\S.*)$/.exec(part))
  if (numbers.some((match) => match === null)) return undefined
  return numbers.map((match) => ({ name: match?.[1]?.trim() ?? '', number: match?.[2] ?? '' }))
}

export const asInstant = (text: string): Date | undefined => {
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

export const inRange = (number: number, min: number, max: number, whole = true): number | undefined =>
  number >= min && number <= max && (!whole || Number.isInteger(number)) ? number : undefined

export const asFlag = (text: string): boolean | undefined =>
  /^(1|true|yes)$/i.test(text) ? true : /^(0|false|no)$/i.test(text) ? false : undefined

export function asUrl(text: string, protocols: readonly string[]): string | undefined {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) return undefined
  return text.replace(/\/+$/, '')
}

export function asLanguageTags(text: string): string[] | undefined {
  const tags = text.split(',').map((tag) => tag.trim())
  return tags.every((tag) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) ? tags : undefined
}

export function asOrigins(text: string, secure: boolean): string[] | undefined {
  const origins = text.split(',').map((part) => part.trim().replace(/\/$/, ''))
  const isOrigin = (text: string) =>
    URL.canParse(text) && new URL(text).origin === text && (!secure || text.startsWith('https:'))
  return origins.every(isOrigin) ? origins : undefined
}
