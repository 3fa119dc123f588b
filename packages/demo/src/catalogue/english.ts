/** The English grammar of product texts. */

const small = new Set('a an and at by de for from in of on or the to up with without x'.split(' '))
const units = /^(?:cm|mm|lb|kg|g|mL|mAh|ctw),?$/

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `faux-fur throw with tassels` → `Faux-Fur Throw with Tassels`. Units and small words stay in lower case. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      if (index > 0 && (small.has(word) || units.test(word))) return word
      return word
        .split('-')
        .map((part, place) => (place > 0 && /^(?:in|and|of)$/.test(part) ? part : capital(part)))
        .join('-')
    })
    .join(' ')
}

// Singular nouns that end in s.
const singular = /(ss|us|is|canvas|lens)$/

/** Whether a noun is plural: `ankle boots` and `pants with pockets` are, `wrap dress` and `set of knives` are not. */
export function isPlural(name: string): boolean {
  const head = name.split(/ (?:of|for|with|in|and) /)[0] ?? name
  return /s$/.test(head) && !singular.test(head)
}

/**
 * Fills a sentence's template for a noun: `{this}` becomes `this kettle` or `these boots`, `{it}` becomes `it` or
 * `they`, `[is|are]` chooses the verb. `{This}` and `{It}` begin a sentence.
 */
export function englishSentence(template: string, name: string): string {
  const many = isPlural(name)
  const forms: Record<string, string> = { this: `${many ? 'these' : 'this'} ${name}`, it: many ? 'they' : 'it' }
  return template
    .replace(/\{(this|it)\}/gi, (_, token: string) => {
      const words = forms[token.toLowerCase()] ?? ''
      return token === token.toLowerCase() ? words : capital(words)
    })
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, others: string) => (many ? others : one))
}

/** The typographic apostrophe. */
export const typesetEnglish = (text: string): string => text.replaceAll("'", '’')

export { capital as englishCapital }
