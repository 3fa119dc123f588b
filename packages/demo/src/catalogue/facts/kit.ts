import type { Words } from '../words.ts'

/**
 * The facts of all products with one drawing. Texts may hold measures, the same in both languages:
 * `{96..104 cm}` is drawn for each product, `{measure}` is the one in the product's title (its line is left out where the
 * title has none), `{measure|1.7 L}` names another where the title has none.
 */
export type Facts = {
  /** Labelled measures and technical data. */
  measures?: readonly Words[]
  /** Measures of each size, in the order of its size run: `173 x 218 cm`. */
  sizes?: readonly string[]
  /** Materials besides the one in the title: linings, fillings, soles. */
  materials?: readonly Words[]
  /** The accessories, besides the thing itself and those in its title. */
  box?: readonly Words[]
  /** The contents of a set, by its number of pieces. */
  sets?: Readonly<Record<number, readonly Words[]>>
}

/** Facts by what is drawn: `pot`, or `pot_dutch-oven` for one form of it, which completes or replaces them. */
export type FactsTable = Readonly<Record<string, Facts>>
