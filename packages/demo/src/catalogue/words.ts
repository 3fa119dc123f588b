/** The same words in both languages. In French, a slash marks a word that agrees with the noun (see `french.ts`). */
export type Words = { en: string; fr: string }
