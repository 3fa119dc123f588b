import type { Language } from '@onair/core/language'
import { type Asked, askedFor } from './asked.ts'
import type { Engine } from './engine.ts'
import { withGift } from './gifts.ts'
import { withNamedValues } from './named-values.ts'

/**
 * Reads a term as words and filters. Three readings are tried, so that no filter empties a list:
 *
 * 1. A gift with the colours, sizes and brands that it names, then without these.
 * 2. The rest of a gift's term: the shop has no kitchen gift for a mother, but it has a kitchen department.
 * 3. Words alone, which may find nothing. A price, a sale and so on remain filters, because they are explicit.
 *
 * @param finds whether a reading finds any product
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
    // Without words and filters it would find everything.
    if ((asked.searchTerm !== '' || asked.chosen.size > plain.chosen.size) && finds(asked)) return asked
  }
  return plain
}
