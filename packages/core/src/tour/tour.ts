import type { Bilingual } from '../shared/language.ts'

/** The page of a demonstration that shows what there is to look at. */
export const tourPath = '/pages/demo'

/** Something to look at in a demonstration. */
export type Sight = {
  what: Bilingual
  /** Its page, in a word or two. */
  place: Bilingual
  /** A path of the shop without a language, or an address of another origin. */
  to: string
}

/** A person of a demonstration, as whom a visitor can sign in. */
export type TourPerson = {
  email: string
  name: string
  about: Bilingual
  /** A guest has no account: what is theirs opens without signing in. */
  isGuest?: true
  sights: readonly Sight[]
}

/** What can be typed in a demonstration, and what happens then. */
export type TourTable = {
  /** The address of the table within its page. */
  id: string
  title: Bilingual
  about: Bilingual
  /** The headings of the two columns. */
  columns: readonly [typed: Bilingual, what: Bilingual]
  rows: readonly { typed: string; what: Bilingual }[]
  /** Pages of other origins that belong to it. */
  links?: readonly Omit<Sight, 'what'>[]
}

/** What a demonstration offers to look at. An extension of the server makes one, and the pages show it. */
export type Tour = {
  /** The password of everybody who has an account. */
  password: string
  people: readonly TourPerson[]
  tables: readonly TourTable[]
}
