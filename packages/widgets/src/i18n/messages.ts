import en from './messages/en.json'
import fr from './messages/fr.json'

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> }

/** Every text of every widget. A key that only one of the languages has does not compile. */
export const messages = {
  en: en satisfies Texts<typeof fr>,
  fr: fr satisfies Texts<typeof en>,
}
