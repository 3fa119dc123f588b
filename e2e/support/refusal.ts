import { expect } from 'vitest'
import type { ApiReply, Language } from './shop-api.ts'

const htmlLang = { en: 'en-CA', fr: 'fr-CA' } as const

/** Expects the form of every refusal: `[{Message, Area}]` in one language, without internal details. */
export function expectRefusal(
  reply: Omit<ApiReply<unknown>, 'json'>,
  language: Language,
): { Message: string; Area: string }[] {
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('content-language')).toBe(htmlLang[language])
  const items: unknown = JSON.parse(reply.text)
  expect(Array.isArray(items) && items.length > 0, reply.text).toBe(true)
  for (const item of items as Record<string, unknown>[]) {
    expect(Object.keys(item).toSorted(), reply.text).toEqual(['Area', 'Message'])
    expect(item.Area).toMatch(/^\S.*$/)
    expect(item.Message).toMatch(/\p{L}.*[.!]$/u)
    // No internal details, and no unfilled placeholder.
    expect(item.Message).not.toMatch(/\.ts\b|node_modules|select |insert |undefined|\{\w+\}/i)
  }
  return items as { Message: string; Area: string }[]
}
