import type { Bilingual } from '@onair/core/language'
import en from './field-names.messages.en.json' with { type: 'json' }
import fr from './field-names.messages.fr.json' with { type: 'json' }
import typesEn from './field-types.messages.en.json' with { type: 'json' }
import typesFr from './field-types.messages.fr.json' with { type: 'json' }

const isNamed = (field: string): field is keyof typeof en => Object.hasOwn(en, field)

/**
 * What a field of a request is called in a sentence to people: `First name` of `FirstName`, of `Address.ZipCode` the postal code;
 * general (`other`) for a technical one. The names are listed by the field's wire name without capitals: `Email` and `email` are the same
 * thing. `Area` keeps the wire name, for programs.
 */
export function fieldName(area: string): Bilingual {
  const field = (area.split('.').findLast((part) => !/^\d+$/.test(part)) ?? area).toLowerCase()
  const name = isNamed(field) ? field : 'other'
  return { en: en[name], fr: fr[name] }
}

const isType = (expected: string): expected is keyof typeof typesEn => Object.hasOwn(typesEn, expected)

/** What a field has to be, in a sentence: `a whole number`; undefined for what people have no word for. */
export const fieldType = (expected: string): Bilingual | undefined =>
  isType(expected) ? { en: typesEn[expected], fr: typesFr[expected] } : undefined
