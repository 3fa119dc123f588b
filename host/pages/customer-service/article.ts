import type { Bilingual } from '@onair/core/language'

/** A section of an article. `{phone}`, `{email}` and `{seller}` stand for customer care and the seller, as configured. */
export type Section = {
  /** Its anchor: other pages link to it. */
  id: string
  title: Bilingual
  text: readonly Bilingual[]
  links?: readonly { path: string; text: Bilingual }[]
}

/** A customer service page: text, the same for everyone. */
export type Article = {
  /** The last part of its address, `/go/customerservice/{slug}`. */
  slug: string
  title: Bilingual
  /** What people search for when they need it, as phrases separated by commas. */
  searchedAs: Bilingual
  description: Bilingual
  sections: readonly Section[]
  /** Whether it ends with the tables of cookies and storage. */
  listsCookies?: true
}

/** The address of a customer service page, without a language. */
export const articlePath = (slug: string): string => `/go/customerservice/${slug}`
