import { expect } from 'vitest'
import type { Answer, Language } from './shop-api.ts'

const htmlLang = { en: 'en-CA', fr: 'fr-CA' } as const

/** Holds a refusal to what every refusal is: `[{Message, Area}]` in one language, and nothing of the inside. */
export function expectRefusal(
  answer: Omit<Answer<unknown>, 'json'>,
  language: Language,
): { Message: string; Area: string }[] {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-language')).toBe(htmlLang[language])
  const items: unknown = JSON.parse(answer.text)
  expect(Array.isArray(items) && items.length > 0, answer.text).toBe(true)
  for (const item of items as Record<string, unknown>[]) {
    expect(Object.keys(item).toSorted(), answer.text).toEqual(['Area', 'Message'])
    expect(item.Area).toMatch(/^\S.*$/)
    expect(item.Message).toMatch(/\p{L}.*[.!]$/u)
    // Nothing of the inside, and no placeholder that was not filled in.
    expect(item.Message).not.toMatch(/\.ts\b|node_modules|select |insert |undefined|\{\w+\}/i)
  }
  return items as { Message: string; Area: string }[]
}
