import type { Language } from '@onair/core/language'
import { type Asked, askedFor } from './asked.ts'
import type { Engine } from './engine.ts'
import { withGift } from './gifts.ts'
import { withNamedValues } from './named-values.ts'

/**
 * Reads a term. What is read as a filter never empties a list:
 *
 * 1. As a gift with the colours, sizes and brands that it names, then without these.
 * 2. As what is left of a gift: the shop has no kitchen gift for a mother, but it has a kitchen department.
 * 3. As words alone, which may find nothing. A price, a sale and so on stay: they are said outright.
 *
 * @param finds whether a product is found by what was asked
 */
export function readTerm(engine: Engine, language: Language, typed: string, finds: (asked: Asked) => boolean): Asked {
  const plain = askedFor(typed)
  const gift = withGift(engine, language, plain)
  const named = (asked: Asked) => withNamedValues(engine, language, asked)
  const whole = named(gift)
  if (whole === plain) return plain
  const rest = { ...plain, searchTerm: gift.searchTerm }
  const readings = [() => whole, () => gift, () => named(rest), () => rest, () => named(plain)]
  for (const reading of readings) {
    const asked = reading()
    // What is left of nothing but a gift would be everything.
    if ((asked.searchTerm !== '' || asked.chosen.size > plain.chosen.size) && finds(asked)) return asked
  }
  return plain
}
