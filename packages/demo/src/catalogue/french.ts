/**
 * The French grammar of product texts. In the data, a slash marks a word that agrees: `matelassé/matelassée` gives both
 * genders, `souple/` is the same in both. Words without a slash never change.
 */

type Grammar = { gender: 'm' | 'f'; plural: boolean }

/** A noun. Adjectives agree with `described`: in `ensemble de draps rayés` with the sheets, not with the set. */
export type FrenchNoun = Grammar & { text: string; described: Grammar }

type GrammarText = 'm' | 'f' | 'mp' | 'fp'
/** A noun in the data: gender and number, then the noun. `fp bottes de pluie`, `m/mp ensemble de draps`. */
export type FrenchNounText = `${GrammarText} ${string}` | `${GrammarText}/${GrammarText} ${string}`

const nbsp = '\u00a0'

export function frenchNoun(written: FrenchNounText): FrenchNoun {
  const border = written.indexOf(' ')
  const [own = '', described = own] = written.slice(0, border).split('/')
  return { text: written.slice(border + 1), ...grammar(own), described: grammar(described) }
}

const grammar = (text: string): Grammar => ({ gender: text.startsWith('f') ? 'f' : 'm', plural: text.endsWith('p') })

/** The plural of an adjective. The irregular ones in -al (naval, banal) do not occur in product texts. */
export function plural(word: string): string {
  if (/[sxz]$/.test(word)) return word
  if (/[^u]al$/.test(word)) return word.replace(/al$/, 'aux')
  if (/eau$/.test(word)) return `${word}x`
  return `${word}s`
}

/** Makes every word with a slash agree with the noun. */
export function agree(text: string, { gender, plural: many }: Grammar): string {
  // Most texts have none, and the pattern is slow where it does not match.
  if (!text.includes('/')) return text
  return text.replace(/([\p{L}’'-]+)\/([\p{L}’'-]*)/gu, (_, masculine: string, feminine: string) => {
    const word = gender === 'f' ? feminine || masculine : masculine
    return many ? plural(word) : word
  })
}

// Words whose h forbids elision, as far as product texts may use them.
const aspirated =
  /^(hach|hamac|hamster|hanche|haricot|harnais|haut|hérisson|héros|hibou|hockey|homard|hors|hotte|housse|huard|huit)/i

/** Whether le, de and ce are elided before this word: `huile` and `haltère` yes, `housse` and `yoga` no. */
export function elides(word: string): boolean {
  if (/^(onz|oui|ouistiti|ululer|yoga|yogourt|yacht)/i.test(word)) return false
  return /^[aeiouœæàâäéèêëîïôöùûü]/i.test(word) || (/^h/i.test(word) && !aspirated.test(word))
}

/** `de laine`, `d’acier`. */
export const de = (words: string): string => (elides(words) ? `d’${words}` : `de ${words}`)

/** `ce sac`, `cet ensemble`, `cette robe`, `ces bottes`. */
export function demonstrative({ text, gender, plural: many }: FrenchNoun): string {
  if (many) return `ces ${text}`
  if (gender === 'f') return `cette ${text}`
  return `${elides(text) ? 'cet' : 'ce'} ${text}`
}

/** `le sac`, `la robe`, `l’ensemble`, `les bottes`. */
export function definite({ text, gender, plural: many }: FrenchNoun): string {
  if (many) return `les ${text}`
  if (elides(text)) return `l’${text}`
  return `${gender === 'f' ? 'la' : 'le'} ${text}`
}

/** `il`, `elle`, `ils`, `elles`. */
export const pronoun = ({ gender, plural: many }: FrenchNoun): string =>
  `${gender === 'f' ? 'elle' : 'il'}${many ? 's' : ''}`

/** Capitalises the first letter. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr-CA') + text.slice(1)

/**
 * Fills a sentence's template for a noun: `{ce}` and `{le}` become the noun with its determiner, `{il}` its pronoun
 * (`{Ce}` begins a sentence), `[va|vont]` chooses the verb, and words with a slash agree.
 */
export function frenchSentence(template: string, noun: FrenchNoun): string {
  const forms: Record<string, string> = { ce: demonstrative(noun), le: definite(noun), il: pronoun(noun) }
  const filled = template
    .replace(/\{(ce|le|il)\}/gi, (_, name: string) => {
      const words = forms[name.toLowerCase()] ?? ''
      return name === name.toLowerCase() ? words : capital(words)
    })
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (noun.plural ? many : one))
  return agree(filled, noun)
}

/** Sets apostrophes and non-breaking spaces as Quebec does: no space before ; ! and ?. */
export function typesetFrench(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(?<=[\p{L}\d»)]) ?: /gu, `${nbsp}: `)
    .replace(/ ([»%$])/g, `${nbsp}$1`)
    .replace(/« /g, `«${nbsp}`)
    .replace(
      /(\d) (?=(?:\d{3}|po|pi|cm|m|mm|ml|mL|L|g|kg|W|Go|To|carats?|ct|pièces?|comprimés|capsules)(?![\p{L}\d]))/gu,
      `$1${nbsp}`,
    )
}
