import type { Language } from './shop-api.ts'
import * as account from './words/account.ts'
import * as bag from './words/bag.ts'
import * as checkout from './words/checkout.ts'
import * as frame from './words/frame.ts'
import * as home from './words/home.ts'
import * as list from './words/list.ts'
import * as orders from './words/orders.ts'
import * as product from './words/product.ts'
import * as storeCard from './words/store-card.ts'

/** What journeys look for on the pages, by its meaning. Each subject has a file in `words/`. */
const english = {
  ...frame.english,
  ...home.english,
  ...product.english,
  ...bag.english,
  ...checkout.english,
  ...orders.english,
  ...account.english,
  ...storeCard.english,
  ...list.english,
}

export type Words = typeof english

const french: Words = {
  ...frame.french,
  ...home.french,
  ...product.french,
  ...bag.french,
  ...checkout.french,
  ...orders.french,
  ...account.french,
  ...storeCard.french,
  ...list.french,
}

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french }

/** `$1,234.56`, or `1 234,56 $` with no-break spaces, and a minus sign before what is taken off; from the wire's dollars. */
export function money(dollars: number, language: Language): string {
  const locale = language === 'fr' ? 'fr-CA' : 'en-CA'
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(dollars)
  return text.replaceAll('\u202f', '\u00a0').replace('-', '\u2212')
}

/** Adds dollars in cents: in floating point, 38.99 less 10 is 28.990000000000002. */
export const sum = (one: number, other: number) => Math.round((one + other) * 100) / 100

/** Matches texts that begin with this one. */
export const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
