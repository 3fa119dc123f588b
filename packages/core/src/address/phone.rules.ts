import { cleanPhone } from '../shared/typed-text.ts'

/**
 * A phone number in three groups, 3-3-rest (specification §2), with its extension: `416-555-0100`, `416-555-0100 x12`. Returns
 * text of up to 6 digits unchanged.
 */
export function formatPhone(text: string): string {
  const [digits = '', extension] = (cleanPhone(text) ?? text.replace(/\D/g, '')).split('x')
  if (digits.length <= 6) return text
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}${extension ? ` x${extension}` : ''}`
}

const phone = /(?<![\d.,-])((?:\+?1[-.\s])?(?:\(\d{3}\)\s?|\d{3}[-.\s])\d{3}[-.\s]\d{4})(?![\d-])/

/** The address that calls a North American phone number, in E.164: `tel:+18005550100`, `tel:+18005550100;ext=12` (RFC 3966). */
export function phoneHref(text: string): string {
  return `tel:+1${(cleanPhone(text) ?? text.replace(/\D/g, '')).replace('x', ';ext=')}`
}

/**
 * Splits a sentence into texts and phone numbers with their `tel:` addresses. A phone number has separated groups, 3-3-4, with
 * or without a country code of 1. Item, order and card numbers are not phone numbers.
 */
export function phonesIn(sentence: string): { text: string; href?: string }[] {
  return sentence
    .split(phone)
    .map((text, index) => (index % 2 === 1 ? { text, href: phoneHref(text) } : { text }))
    .filter(({ text }) => text !== '')
}
